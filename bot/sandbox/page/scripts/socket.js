// The connection to the sandbox: reconnects by itself and says how it is.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/**
 * Connects as one person. `receive` gets every frame, `changed` true or false when the connection comes or goes.
 * Returns send(frame), which says whether the frame left.
 */
export function connect(person, receive, changed) {
  let socket = null;
  let wait = FIRST_WAIT;
  const open = () => {
    const address = new URL(`/page-socket?as=${encodeURIComponent(person)}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(address);
    socket.addEventListener("open", () => {
      wait = FIRST_WAIT;
      changed(true);
    });
    socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      changed(false);
      setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };
  open();
  return (frame) => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  };
}

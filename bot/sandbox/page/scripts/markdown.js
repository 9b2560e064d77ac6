// Discord's markdown as a tree of plain objects; nothing here touches the page.
//
// Inline: {kind: "text", text} | {kind: "bold"|"italic"|"underline"|"strike"|"spoiler", children} | {kind: "code", text}
//   | {kind: "link", url, children} | {kind: "user"|"channel"|"role", id} | {kind: "command", name, id} | {kind: "time", seconds, style}
// Blocks: {kind: "paragraph"|"subtext"|"quote"|"heading", ...} | {kind: "codeblock", text} | {kind: "list", start, items}

// The inside of a pair of marks: an escaped sign or any sign, as few as possible.
const INSIDE = "((?:\\\\[\\s\\S]|[^\\\\])+?)";

const pair = (kind, pattern) => [new RegExp(pattern, "y"), (found, parse) => ({ kind, children: parse(found[1]) })];
const leaf = (pattern, make) => [new RegExp(pattern.source, "y"), make];

const INLINE = [
  leaf(/\\([^A-Za-z0-9\s])/, (found) => ({ kind: "text", text: found[1] })),
  leaf(/(`+)([^`](?:[\s\S]*?[^`])??)\1(?!`)/, (found) => ({ kind: "code", text: found[2].trim() || found[2] })),
  leaf(/<@!?(\d+)>/, (found) => ({ kind: "user", id: found[1] })),
  leaf(/<@&(\d+)>/, (found) => ({ kind: "role", id: found[1] })),
  leaf(/<#(\d+)>/, (found) => ({ kind: "channel", id: found[1] })),
  leaf(/<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (found) => ({ kind: "time", seconds: Number(found[1]), style: found[2] ?? "f" })),
  leaf(/<\/([^:>]+):(\d+)>/, (found) => ({ kind: "command", name: found[1], id: found[2] })),
  leaf(/<a?:(\w+):\d+>/, (found) => ({ kind: "text", text: `:${found[1]}:` })),
  leaf(/<(https?:\/\/[^\s<>]+)>/, (found) => ({ kind: "link", url: found[1], children: [{ kind: "text", text: found[1] }] })),
  leaf(/\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (found, parse) => ({
    kind: "link", url: found[2], children: parse(found[1]),
  })),
  leaf(/https?:\/\/[^\s<]*[^\s<.,:;"'!?)\]*_~|]/, (found) => ({
    kind: "link", url: found[0], children: [{ kind: "text", text: found[0] }],
  })),
  [new RegExp(`\\*\\*\\*(?!\\s)${INSIDE}\\*\\*\\*(?!\\*)`, "y"), (found, parse) => ({
    kind: "italic", children: [{ kind: "bold", children: parse(found[1]) }],
  })],
  pair("bold", `\\*\\*(?!\\s)${INSIDE}\\*\\*(?!\\*)`),
  pair("underline", `__${INSIDE}__(?!_)`),
  pair("spoiler", `\\|\\|${INSIDE}\\|\\|`),
  pair("strike", `~~${INSIDE}~~`),
  pair("italic", "\\*(?![\\s*])((?:\\\\[\\s\\S]|\\*\\*(?:[^*]|\\*(?!\\*))+?\\*\\*|[^*\\\\])+?)(?<!\\s)\\*(?!\\*)"),
  pair("italic", "\\b_((?:\\\\[\\s\\S]|__|[^_\\\\])+?)_\\b(?!_)"),
];

/** Formatting inside of lines. */
export function parseInline(text) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push({ kind: "text", text: plain });
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const [found, make] = firstMatch(text, at);
    if (found) {
      flush();
      nodes.push(make(found, parseInline));
      at += found[0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
  return nodes;
}

function firstMatch(text, at) {
  // Only these signs can begin anything; asking the patterns at every letter would be slow.
  if (!"\\`<[h*_|~".includes(text[at])) return [null, null];
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [found, make];
  }
  return [null, null];
}

/** A whole message: a list of blocks. */
export function parse(text) {
  const blocks = [];
  const pieces = text.split(/```(?:[\w+-]*\n)?([\s\S]+?)```/);
  pieces.forEach((piece, index) => {
    if (index % 2) blocks.push({ kind: "codeblock", text: piece.replace(/\n$/, "") });
    else if (piece) blocks.push(...parseLines(piece.replace(index ? /^\n/ : /^$/, "").split("\n")));
  });
  return blocks;
}

const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.+)$/;

function parseLines(lines) {
  const blocks = [];
  let paragraph = [];
  const flush = () => {
    const text = paragraph.join("\n");
    if (text) blocks.push({ kind: "paragraph", children: parseInline(text) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; ) {
    const [block, used] = blockAt(lines, at);
    if (block) {
      flush();
      blocks.push(block);
      at += used;
    } else {
      paragraph.push(lines[at]);
      at += 1;
    }
  }
  flush();
  return blocks;
}

function blockAt(lines, at) {
  const line = lines[at];
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) return [{ kind: "heading", level: heading[1].length, children: parseInline(heading[2]) }, 1];
  const subtext = /^-# +(.+)$/.exec(line);
  if (subtext) return [{ kind: "subtext", children: parseInline(subtext[1]) }, 1];
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)];
    return [{ kind: "quote", blocks: parseLines(rest) }, rest.length];
  }
  const quoted = run(lines, at, (it) => it.startsWith("> "));
  if (quoted.length) return [{ kind: "quote", blocks: parseLines(quoted.map((it) => it.slice(2))) }, quoted.length];
  const items = run(lines, at, (it) => ITEM.test(it) && !it.startsWith("-# "));
  if (items.length) return [list(items.map((it) => ITEM.exec(it))), items.length];
  return [null, 0];
}

function run(lines, at, belongs) {
  let end = at;
  while (end < lines.length && belongs(lines[end])) end += 1;
  return lines.slice(at, end);
}

function list(found) {
  const indent = found[0][1].length;
  const items = [];
  for (let at = 0; at < found.length; ) {
    const inner = run(found, at + 1, (it) => it[1].length > indent);
    items.push({ children: parseInline(found[at][3]), inner: inner.length ? list(inner) : null });
    at += 1 + inner.length;
  }
  return { kind: "list", start: found[0][2] === undefined ? null : Number(found[0][2]), items };
}

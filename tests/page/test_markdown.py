"""Discord's markdown, as the page understands it."""

import pytest

from tests.page.conftest import OpenPage

pytestmark = pytest.mark.asyncio(loop_scope="session")

CASES = {
    "plain": "<p>plain</p>",
    "**bold** *it* _it_": "<p><strong>bold</strong> <em>it</em> <em>it</em></p>",
    "__under__ ~~gone~~": "<p><u>under</u> <s>gone</s></p>",
    "***both***": "<p><em><strong>both</strong></em></p>",
    "**a *b* c**": "<p><strong>a <em>b</em> c</strong></p>",
    "*a **b** c*": "<p><em>a <strong>b</strong> c</em></p>",
    "snake_case_name, 2 * 3 * 4": "<p>snake_case_name, 2 * 3 * 4</p>",
    r"\*no\* \_no\_ \`no\`": "<p>*no* _no_ `no`</p>",
    "`*raw* <b>` and ``a`b``": "<p><code>*raw* &lt;b&gt;</code> and <code>a`b</code></p>",
    "`6` beats `5` and `a``b`": "<p><code>6</code> beats <code>5</code> and <code>a``b</code></p>",
    "# One\n## Two\n### Three\n#no": "<h3>One</h3><h4>Two</h4><h5>Three</h5><p>#no</p>",
    "-# small *print*": '<small class="subtext">small <em>print</em></small>',
    "> one\n> two\nthree": "<blockquote><p>one\ntwo</p></blockquote><p>three</p>",
    ">>> one\n\ntwo": "<blockquote><p>one\n\ntwo</p></blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "```py\n*x*\n```after": "<pre><code>*x*</code></pre><p>after</p>",
    "```one line```": "<pre><code>one line</code></pre>",
    "**unclosed and *alone": "<p>**unclosed and *alone</p>",
    "</join:1> <:crown:2>": '<p><span class="mention">/join</span> :crown:</p>',
    "</play role:2>": '<p><button type="button" class="mention" data-command="play role">/play role</button></p>',
    "<@999>": '<p><span class="mention">@unknown person</span></p>',
    "see https://a.example/b_c_d.": "<p>see {link}https://a.example/b_c_d{end}https://a.example/b_c_d</a>.</p>",
    "[*the* rules](https://a.example/)": "<p>{link}https://a.example/{end}<em>the</em> rules</a></p>",
    "<https://a.example/x>": "<p>{link}https://a.example/x{end}https://a.example/x</a></p>",
    "[x](javascript:alert)": "<p>[x](javascript:alert)</p>",
    "<img src=x onerror=alert()> <b>no</b>": "<p>&lt;img src=x onerror=alert()&gt; &lt;b&gt;no&lt;/b&gt;</p>",
}

NEW_WINDOW = '" target="_blank" rel="noopener noreferrer">'

RENDER = """async (texts) => {
  const { prose } = await import("/page/scripts/prose.js");
  const world = { member: () => undefined, channel: () => undefined, you: { id: "1" }, commands: [{ id: "2" }] };
  return texts.map((text) => {
    const root = document.createElement("div");
    root.append(...prose(text, world));
    return root.innerHTML;
  });
}"""


async def test_markdown_becomes_elements(open_page: OpenPage) -> None:
    page = await open_page()
    rendered = dict(zip(CASES, await page.evaluate(RENDER, list(CASES)), strict=True))
    for text, html in CASES.items():
        assert rendered[text] == html.replace("{link}", '<a href="').replace("{end}", NEW_WINDOW)


async def test_long_hostile_text_does_not_hold_the_page_up(open_page: OpenPage) -> None:
    page = await open_page()
    hostile = ["*" * 2000, "_" * 2000, "**a" * 660, "[" * 2000, "`" * 1999, "*a_b" * 500, "> " * 1000, "\\*" * 1000]
    spent = f"async (texts) => {{ const begun = Date.now(); await ({RENDER})(texts); return Date.now() - begun; }}"
    assert await page.evaluate(spent, hostile) < 2000  # milliseconds for all of them

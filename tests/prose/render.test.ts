import { execFile } from "node:child_process";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderPage } from "../../src/entry.server.tsx";
import { renderLlms } from "../../src/node/publish/llms.ts";
import { resolveMarkdown } from "../../src/node/resolve/resolveMarkdown.ts";
import { loadFixtureContext, pageYaml } from "../fixtures/index.ts";
import { times } from "../random/times.ts";
import { render, resolve } from "../render/render.ts";

const prose = (text: string, id = "notes") => ({
  type: "prose",
  id,
  props: { title: "Notes", contents: "On this page", text },
});
const { schemas } = await loadFixtureContext();

/** The HTML of the section with this id. */
async function htmlOf(sections: Parameters<typeof render>[0], id = "notes"): Promise<string> {
  const document = await render(sections);
  return document?.frames.find((frame) => frame.id === id)?.html ?? "";
}

const parts = `Before.

## One & two {#first}

### Deep: one & two

## Same

### Twice **bold**

## Same

- a
- b

  1. c

> Quoted[^1]

| a | b |
| :- | -: |
| *1* | \`2\` |

[^1]: A note[^1].
`;

const headings = (html: string) =>
  [...html.matchAll(/<h([1-6]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, id, words = ""]) => [Number(level), id, words.replaceAll(/<[^>]+>/g, "")],
  );

describe("a text", () => {
  test("has its headings below the section's title, first on the page or not", async () => {
    const alone = headings(await htmlOf([prose(parts)]));
    const second = headings(
      await htmlOf([{ type: "cta", props: { title: "First" } }, prose(parts)]),
    );
    expect(alone).toEqual([
      [1, "notes.title", "Notes"],
      [2, "first", "One &amp; two"],
      [3, "notes.deep-one-two", "Deep: one &amp; two"],
      [2, "notes.same", "Same"],
      [3, "notes.twice-bold", "Twice bold"],
      [2, "notes.same-2", "Same"],
    ]);
    expect(second).toEqual(alone.map(([level, ...rest]) => [Number(level) + 1, ...rest]));
  });

  test("has a table of contents that matches its headings", async () => {
    const html = await htmlOf([prose(parts)]);
    const [nav = ""] = /<nav.*?<\/nav>/s.exec(html) ?? [];
    const links = [...nav.matchAll(/<a href="#([^"]+)">(.*?)<\/a>/g)].map(([, id, words]) => [
      id,
      words,
    ]);
    expect(links).toEqual(
      headings(html)
        .slice(1)
        .map(([, id, words]) => [id, words]),
    );
    const { contents: _, ...props } = prose(parts).props;
    expect(await htmlOf([{ ...prose(parts), props }])).not.toContain("<nav");
  });

  test("has no id twice, and no link to an id that is not there", async () => {
    const html = await htmlOf([prose(parts)]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(6);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("has tables that can be reached and have a name", async () => {
    const html = await htmlOf([prose(parts)]);
    expect(html).toMatch(/<section tabindex="0" aria-label="a, b"[^>]*><table>/i);
  });

  test.each([
    ["1. Mai: offen\n\n24. Dezember: zu", "ol: li 1, li 24"],
    ["2026. was a good year\n10. ten", "ol 2026: li 2026, li 10"],
    ["> 1. Stock\n> 2. Stock\n> 4. Stock", "ol: li 1, li 2, li 4"],
    ["24. Dezember\n24. Januar", "ol 24: li 24, li 24"],
    ["- One\n\n  3. Two\n  5. Three", "ul: li; ol 3: li 3, li 5"],
    ["1. One\n1. Two\n1. Three", "ol: li, li, li"],
    ["3) One\n4) Two", "ol 3: li, li"],
  ])("%j has the numbers that are written", async (text, expected) => {
    const html = await htmlOf([prose(text)]);
    const lists = [...html.matchAll(/<(ol|ul|li)(?: (?:start|value)="(\d+)")?[^>]*>/g)];
    const shown = lists.map(([, name, number]) => [name, number].filter(Boolean).join(" "));
    expect(
      shown
        .join(", ")
        .replaceAll(/, ([ou]l)/g, "; $1")
        .replaceAll(/([ou]l[^,]*), /g, "$1: "),
    ).toBe(expected);
  });

  test("has in llms.txt the numbers that are written", async () => {
    const page = await resolve([prose("1. Mai\n2. Juni\n24. Juli")]);
    const lines = page && renderLlms([page], schemas, undefined).split("\n").slice(-4, -1);
    expect(lines).toEqual(["1. Mai", "2. Juni", "24. Juli"]);
  });

  test("loses a link to a section that is off, and keeps its words", async () => {
    const off = { type: "cta", id: "gone", enabled: false, props: { title: "Gone" } };
    const text = "See [the end](#gone) and [the start](#notes), or [later](todo).";
    const html = await htmlOf([prose(text), off]);
    expect(html).toContain("See the end and ");
    expect(html).toContain('href="#notes"');
    expect(html).toContain('role="link" aria-disabled="true"');
  });

  test("that is off takes the links to its headings with it", async () => {
    const html = await htmlOf(
      [
        { ...prose("## One {#one}\n\ntwo"), enabled: false },
        { type: "cta", id: "go", props: { title: "Go", button: { label: "Away", href: "#one" } } },
      ],
      "go",
    );
    expect(html).not.toContain("Away");
  });

  test("is Markdown in llms.txt, below its section's title", async () => {
    const page = await resolve([prose(parts)]);
    expect(page && renderLlms([page], schemas, "https://lull.example/")).toMatchInlineSnapshot(`
      "# Lull

      > Quiet.

      <https://lull.example/>

      ## Notes

      On this page

      Before.

      ### One & two

      #### Deep: one & two

      ### Same

      #### Twice **bold**

      ### Same

      - a
      - b

        1. c

      > Quoted[^1]

      | a | b |
      | --- | --- |
      | *1* | \`2\` |

      [^1]: A note[^1].
      "
    `);
  });

  test("has notes in llms.txt with numbers that no other text there has", async () => {
    const [first, second] = [
      "One[^a], two[^b].\n\n[^a]: A.\n[^b]: B.",
      "Three[^a].\n\n[^a]: C[^a].",
    ];
    const page = await resolve([prose(first ?? ""), prose(second ?? "", "more")]);
    const text = page && renderLlms([page, { ...page, path: "/more/" }], schemas, undefined);
    const lines = text?.split("\n").filter((line) => line.includes("[^"));
    expect(lines).toEqual([
      ...["One[^1], two[^2].", "[^1]: A.", "[^2]: B.", "Three[^3].", "[^3]: C[^3]."],
      ...["One[^4], two[^5].", "[^4]: A.", "[^5]: B.", "Three[^6].", "[^6]: C[^6]."],
    ]);
  });
});

/** Signs of Markdown and of HTML, and words between them. */
const signs = [
  ..."*_`#>|[]()!<>\\~-+=.:^{}&\"'\n ".split(""),
  ...[
    "\n\n",
    "\n  ",
    "<b>",
    "</b>",
    "<script>",
    "<img src=x onerror=y>",
    "javascript:a",
    "&lt;b&gt;",
  ],
  ...[
    "[a](",
    "[a]: ",
    "[^a]",
    "```",
    "word",
    "1. ",
    "\r\n",
    "| - |",
    "https://lull.museum",
    "{#a}",
  ],
];

test("whatever it holds, no element reaches the page that a text cannot make", {
  tags: ["random"],
}, async () => {
  const elements =
    /^(section|div|header|h[1-6]|p|a|strong|em|del|code|pre|ul|ol|li|blockquote|hr|br|sup|span|table|thead|tbody|tr|th|td|nav|figure|figcaption|picture|source|img)$/;
  const text = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 25 });
  const page = await resolve([prose("One.")]);
  if (!page) throw new Error("The page has errors.");
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(text, async (signs) => {
      const source = signs.join("");
      // Even where no check has refused it.
      const picture = { src: "/a.png", width: 1, height: 1, sources: [] };
      const read = await resolveMarkdown(source, {
        href: (href) => href,
        image: async (_, alt) => ({ ...picture, alt }),
      });
      const unchecked = await renderPage(
        {
          ...page,
          sections: page.sections.map(
            (each) => ({ ...each, props: { title: "Notes", text: read } }) as typeof each,
          ),
        },
        { script: { code: "" } },
      );
      const html = unchecked.frames.map((frame) => frame.html).join("");
      const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)];
      expect(tags.filter(([, name = ""]) => !elements.test(name))).toEqual([]);
      expect(html).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)* (?:on\w+|style|srcdoc)=/i);
      const checked = await htmlOf([prose(source)]);
      if (checked) accepted += 1;
      expect(checked).not.toMatch(/ href="(?!#|\/|https:|mailto:|tel:)/i);
    }),
    { seed: 42, numRuns: times(40) },
  );
  expect(accepted).toBeGreaterThan(times(40) / 15);
});

test("a page without a text does not load the parser, and one with a text does", async () => {
  const code = `
    require("tsx/cjs");
    const { loadFixtureContext } = require("./tests/fixtures/index.ts");
    const { readPage } = require("./src/site/read/load.ts");
    const loads = () => Object.keys(require.cache).some((file) => file.includes("mdast-util-from-markdown"));
    loadFixtureContext().then((context) => {
      const { pageFile } = readPage(Buffer.from(process.argv[1]), context);
      console.log(Boolean(pageFile), loads());
    });
  `;
  const read = async (page: string) =>
    (await promisify(execFile)("node", ["-e", code, page])).stdout.trim();
  const site = { name: "Lull", title: "Lull", description: "Quiet." };
  expect(await read(pageYaml)).toBe("true false");
  expect(await read(JSON.stringify({ site, sections: [prose("One.")] }))).toBe("true true");
});

import { expect, test } from "vitest";
import { parse } from "yaml";
import { answer, change, fixed, smallPage, tell } from "../../../tests/diagnostics/readFixture.ts";

/** Texts that need quotes between brackets, with the text that is meant. */
const texts: readonly [string, string][] = [
  ...[
    ...["*night sky*", "**night** sky", "&now", "!now", "@home", "%off", "`now`", "{{now}}"],
    ...["[words](/address)", "[New] words", "Now [new] words", "Now: more", "a (b: c)"],
    ...["'tis now", '"One" and more', '"One" and "two"', "> more", "| more"],
  ].map((text): [string, string] => [text, text]),
  ["'Don't stop'", "Don't stop"],
];

const first = `        - icon: notebook
          title: Journal
          description: A line a day.
`;

const itemsOf = (page: string) =>
  parse(page).sections.find(({ type }: { type: string }) => type === "features").props.items;

test.each(texts)("between brackets, %s is a text", (text, meant) => {
  for (const group of [
    `        - { icon: notebook, title: ${text}, description: c }\n`,
    `        - {icon: notebook, description: c, title: ${text}}\n`,
    `        - {\n            icon: notebook,\n            title: ${text},\n            description: c\n          }\n`,
  ]) {
    const page = fixed(change(smallPage, first, group));
    expect(itemsOf(page)[0]).toEqual({ icon: "notebook", title: meant, description: "c" });
  }
  // In a list that is a group of one setting.
  if (/: |^\{\{/.test(text)) return;
  const list = `${first}          lines: [${text}, b]\n`;
  expect(itemsOf(fixed(change(smallPage, first, list)))[0].lines).toEqual([meant, "b"]);
});

test("two texts between the same brackets", () => {
  const group = "        - { icon: notebook, title: *a*,\n            description: @b }\n";
  expect(answer(first, group)).toMatchInlineSnapshot(`
    "page.yaml:40:36 error needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file.
      39 |       items:
      40 |         - { icon: notebook, title: *a*,
         |                                    ^^^
      Put quotes around each: "*a*" and "@b"
    --fix
            - { icon: notebook, title: "*a*",
                description: "@b" }"
  `);
});

test("whoever closes brackets is told their own sign", () => {
  expect(
    [
      "        - [*night, sky*, b]\n",
      "        - { icon: notebook, title: *a, b*, description: c }\n",
      "        - { icon: notebook; title: a; description: b }\n",
      "        - { icon: notebook, title: a, description: b ]\n",
      "        - [a, b\n",
    ]
      .map((group) => tell(first, group))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "        - [*night, sky*, b]

      40:12-18 needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file. Put quotes around the whole text, its commas too. Settings are parted by commas, not by ;.
            - { icon: notebook, title: *a, b*, description: c }

      40:36-38 needs-quotes Text that starts with * needs quotes: without them, it refers to another part of the file. Put quotes around the whole text, its commas too. Settings are parted by commas, not by ;.
            - { icon: notebook; title: a; description: b }

      40:19-53 needs-quotes Between brackets, the text of "icon" needs quotes, because it holds ":". Put quotes around the whole text, its commas too. Settings are parted by commas, not by ;.
            - { icon: notebook, title: a, description: b ]

      40:11-12 bracket This { is not closed, or what stands in it cannot be read. Close it with }. If it belongs to a text, put quotes around the text.
            - [a, b

      40:11-12 bracket This [ is not closed, or what stands in it cannot be read. Close it with ]. If it belongs to a text, put quotes around the text."
  `);
});

test("a name and its value without a blank, between brackets", () => {
  const group = "        - {icon:notebook, title:a, description:https://lull.museum}\n";
  const [item] = itemsOf(fixed(change(smallPage, first, group)));
  expect(item).toEqual({ icon: "notebook", title: "a", description: "https://lull.museum" });
  expect(tell(first, group)).toMatchInlineSnapshot(`
    "        - {icon:notebook, title:a, description:https://lull.museum}

      40:12-25 space-after-colon A space is missing after "icon:". Write icon: with a space behind the colon. → Put a space after the colon.
      40:27-34 space-after-colon A space is missing after "title:". Write title: with a space behind the colon. → Put a space after the colon.
      40:36-67 space-after-colon A space is missing after "description:". Write description: with a space behind the colon. → Put a space after the colon."
  `);
});

import { expect, test } from "vitest";
import { stringify } from "yaml";
import { parseArguments } from "../../src/cli/parseArguments.ts";
import { findIcons } from "../../src/node/dev/editor/findIcons.ts";
import { asText, lookUp } from "../../src/shared/lookUp.ts";
import { quote } from "../../src/shared/text/wording.ts";
import { applyEdit } from "../../src/site/edit/apply.ts";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext, smallPage } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";
import { declarePages } from "./pages.ts";

const context = await loadFixtureContext();

/** The names that every object of JavaScript knows. */
const names = [...Object.getOwnPropertyNames(Object.prototype), "prototype", "then", "toJSON"];

/** A group that has a setting of each name. */
const group = Object.fromEntries(names.map((name) => [name, "Sign up"]));

type Data = Record<string, unknown>;

/** A page for each section of every type, and one with all settings of a site. */
const pages: Data[] = [
  ...declarePages().flatMap(({ site, sections }) =>
    sections.map((section): Data => ({ site, sections: [section] })),
  ),
  {
    site: { name: "Lull", title: "Lull", description: "A page.", lang: "en", url: "https://x.org" },
    theme: { preset: "paper", colors: { accent: "#123456" }, fonts: { text: "Figtree" } },
    page: { from: "2026-01-01" },
    sections: [{ type: "prose", id: "a", tone: "soft", props: { text: "Words." } }],
  },
];

const write = (data: Data) => stringify(data, { lineWidth: 0 });
const read = (data: Data) => readPage(Buffer.from(write(data)), context);

/** The data with another value for each one in it, and with more settings in each group. */
function change(value: unknown, leaf: (value: unknown) => unknown, more: Data = {}): unknown {
  if (Array.isArray(value)) return value.map((each) => change(each, leaf, more));
  if (typeof value !== "object" || value === null) return leaf(value);
  const entries = Object.entries(value).map(([name, each]) => [name, change(each, leaf, more)]);
  return Object.fromEntries([...Object.entries(more), ...entries]);
}

/** The versions of a page in which one value is another, one for each value. */
function each(data: Data, value: unknown): Data[] {
  let count = 0;
  change(data, () => (count += 1));
  return Array.from({ length: count }, (_, at) => {
    let index = 0;
    return Object(change(data, (given) => (index++ === at ? value : given)));
  });
}

test.each(["constructor", "toString", "__proto__"])(
  "a page is read whichever value in it is %s",
  (name) => {
    for (const page of pages) {
      read(Object(change(page, () => name)));
    }
  },
);

test("a page is read whichever value in it is a group of such settings", { tags: ["rest"] }, () => {
  const types = new Set<unknown>();
  const first = pages.filter(({ sections }) => {
    const type = JSON.stringify(sections).split('"', 4)[3];
    return !types.has(type) && types.add(type);
  });
  for (const page of first.flatMap((page) => each(page, group))) {
    expect(() => read(page), write(page)).not.toThrow();
  }
});

test("settings that are called like them are unknown in every group", () => {
  for (const page of pages) {
    const { diagnostics } = read(Object(change(page, (given) => given, group)));
    const unknown = diagnostics.filter(({ code }) => code === "unknown-name");
    for (const name of names) {
      expect(unknown.some(({ message }) => message.includes(`"${name}"`))).toBe(true);
    }
  }
});

test.each(sample(names, 4))(
  "%s is no icon, no element of HTML and no film",
  { tags: ["random"] },
  (name) => {
    const page: Data = {
      site: { name: "Lull", title: "Lull", description: "A page." },
      sections: [
        { type: "features", props: { title: "A", items: [{ title: "B", icon: name }] } },
        { type: "prose", props: { title: "A", text: `<${name}>words</${name}>, <${name}/>` } },
        { type: "statement", props: { title: "A", lines: [`<${name}>words</${name}>`] } },
        { type: "showcase", props: { videos: [{ mp4: `/a.${name}`, poster: `/${name}` }] } },
      ],
    };
    const { diagnostics } = read(page);
    const all = diagnostics.map(({ message, hint }) => `${message} ${hint}`).join("\n");
    if (!/_/.test(name)) expect(all).toContain(quote(name));
    expect(all).not.toMatch(/function|native code|\[object|undefined/);
    expect(() => findIcons(context.icons, { words: name, look: "", names: [name] })).not.toThrow();
  },
);

test.each(sample(names, 4))(
  "an edit and a command called %s are answered",
  { tags: ["random"] },
  (name) => {
    const editing = { schemas: context.schemas };
    const data = { sections: [{ type: "hero", props: { title: "A" } }] };
    expect(() =>
      parseArguments({ args: [name, "hero"], options: {}, data, rules: editing, lang: "en" }),
    ).toThrow(`edit does not know ${name}.`);
    for (const path of [[name], ["props", name], ["props", "title", name]]) {
      for (const value of [name, group]) {
        const operation = { do: "set", section: "hero", path, value } as const;
        expect(() => applyEdit(smallPage, operation, editing)).not.toThrow();
      }
    }
    const section = { do: "add-section", type: name, props: group } as const;
    expect(() => applyEdit(smallPage, section, editing)).not.toThrow();
  },
);

test("a table has no values but its own, and any value can be written out", () => {
  for (const name of names) expect(lookUp<unknown>({}, name)).toBeUndefined();
  expect(lookUp({ toString: 1 }, "toString")).toBe(1);
  expect(asText(group)).toContain("Sign up");
});

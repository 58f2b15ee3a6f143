import { asText } from "../../shared/lookUp.ts";
import type { Theme } from "../../shared/schema.gen.ts";
import { dataAt, oneOf, quote } from "../../shared/wording.ts";
import { findLacking, lackingIn } from "../../theme/coverage.ts";
import { fontFilesFor, fontsOf, fontUses } from "../../theme/presets.ts";
import { type Family, faces } from "../../theme/typefaces.ts";
import { type CheckedPage, sectionOf } from "../checkedPage.ts";
import { homeOf } from "../sitePages.ts";
import { readTheme } from "./contrast.ts";
import type { Check } from "./index.ts";

const shown = 12;

/** Characters that the page's typefaces lack are shown in any typeface the visitor has. */
export const checkTypefaces: Check = (page) => {
  const { fields, markdown, tree } = page;
  const home = homeOf(page);
  const theme = home && readTheme(home);
  if (!theme) return [];
  const name = ["site", "name"];
  const texts = [
    { path: name, value: dataAt(tree.data, name) },
    ...fields.filter(({ kind, path }) => kind === "text" && sectionOf(page, path)?.on),
    ...markdown
      .filter(({ path }) => sectionOf(page, path)?.on)
      .map(({ path, text }) => ({ path, value: text.replaceAll(/\s/g, " ") })),
  ].filter(({ value }) => typeof value === "string");
  const all = texts.map(({ value }) => value).join("");
  const lacking = new Map<string, string[]>();
  for (const { name, findLacking } of listTypefaces(page, theme)) {
    const letters = findLacking(all).join(" ");
    const names = lacking.get(letters) ?? [];
    if (letters && !names.includes(name)) lacking.set(letters, [...names, name]);
  }
  const letters = new Set([...lacking.keys()].flatMap((list) => list.split(" ")));
  const first = texts.find(({ value }) => [...asText(value)].some((letter) => letters.has(letter)));
  if (!first) return [];
  const better = (Object.keys(faces) as Family[]).filter(
    (family) => findLacking(family, all).length === 0,
  );
  return [
    {
      severity: "notice",
      code: "typeface",
      message: `Theme: ${[...lacking].map(describe).join(", and ")}. Visitors see these in a typeface of their own.`,
      hint:
        better.length > 0
          ? `${oneOf(better)} has all that the page needs.`
          : "None of the typefaces that come with the project has them. Nothing is lost: they are shown all the same.",
      range: tree.valueAt(first.path),
    },
  ];
};

interface CheckedTypeface {
  name: string;
  findLacking: (text: string) => string[];
}

/** The typefaces of the page: those that come along, and those of its own whose files have been read. */
function listTypefaces(page: CheckedPage, theme: Theme): CheckedTypeface[] {
  const chosen = fontsOf(theme);
  return fontUses.flatMap((use): CheckedTypeface[] => {
    const own = fontFilesFor(theme.fonts, use);
    const family = chosen[use];
    if (own.length === 0)
      return [{ name: family, findLacking: (text) => findLacking(family, text) }];
    return own.flatMap((file) => {
      const facts = page.lettered.get(file);
      if (typeof facts !== "object") return [];
      return { name: quote(file), findLacking: (text) => lackingIn(facts.characters, text) };
    });
  });
}

function describe([list, families]: [string, string[]]): string {
  const letters = list.split(" ");
  const rest = letters.length - shown;
  const some = `${letters.slice(0, shown).join(" ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return `${families.join(" and ")} ${families.length > 1 ? "lack" : "lacks"} ${some}`;
}

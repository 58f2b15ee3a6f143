import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import type { Theme } from "../../../shared/schema.gen.ts";
import { oneOf, quote, sentences } from "../../../shared/text/wording.ts";
import type { FontRole } from "../../../shared/typeface.ts";
import { findLacking, lackingIn } from "../../../theme/coverage.ts";
import { fontFilesFor, fontsOf, fontUses } from "../../../theme/themeValues.ts";
import { type Family, faces } from "../../../theme/typefaces.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import { homeOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";
import { readTheme } from "../theme/contrast.ts";
import { describeFace } from "./fonts.ts";

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
  const typefaces = listTypefaces(page, theme);
  for (const { names, findLacking } of typefaces) {
    const letters = findLacking(all).join(" ");
    const known = lacking.get(letters) ?? [];
    if (letters) lacking.set(letters, [...new Set([...known, ...names])]);
  }
  const letters = new Set([...lacking.keys()].flatMap((list) => list.split(" ")));
  const first = texts.find(({ value }) => [...asText(value)].some((letter) => letters.has(letter)));
  if (!first) return [];
  const isBroken = typefaces.some((typeface) => typeface.isOwn && lacksWords(typeface, all));
  return [
    {
      code: isBroken ? "typeface" : "other-typeface",
      message: `Theme: ${[...lacking].map(describe).join(", and ")}. Visitors see these in a typeface of their own.`,
      hint: sentences(
        isBroken
          ? "Name the file of the same typeface that has them too: fonts are often cut into parts, such as latin and latin-ext."
          : "",
        advise(all, letters.size),
      ),
      range: tree.valueAt(first.path),
    },
  ];
};

/** The typefaces of the project that have all letters of a text, or the one that has the most. */
function advise(text: string, count: number): string {
  const families = (Object.keys(faces) as Family[]).map((family) => ({
    family,
    lacking: findLacking(family, text),
  }));
  const better = families.filter(({ lacking }) => lacking.length === 0);
  if (better.length > 0)
    return `${oneOf(better.map(({ family }) => family))} has all that the page needs.`;
  const [best] = families.toSorted((a, b) => a.lacking.length - b.lacking.length);
  if (!best) return "";
  return sentences(
    best.lacking.length < count
      ? `${best.family} has all but ${someOf(best.lacking)}.`
      : "None of the typefaces that come with the project has them. Nothing is lost: they are shown all the same.",
    best.lacking.some((letter) => /\p{L}/u.test(letter))
      ? "For a typeface of your choice, put a font file that has these letters into public/, and name it in theme.fonts.scriptFiles."
      : "",
  );
}

interface CheckedTypeface {
  /** The files in which it is, or its own name. */
  names: readonly string[];
  isOwn: boolean;
  findLacking: (text: string) => string[];
}

const scripts = ["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Thai", "Devanagari"].map(
  (name) => new RegExp(`\\p{Script=${name}}`, "u"),
);

/** True if words of the text are in two typefaces, because some of their letters are lacking, or most are. */
function lacksWords({ findLacking }: CheckedTypeface, text: string): boolean {
  const lacking = findLacking(text).filter((letter) => /\p{L}/u.test(letter));
  const letters = [...new Set(text)].filter((letter) => /\p{L}/u.test(letter));
  const held = letters.filter((letter) => !lacking.includes(letter));
  return (
    lacking.length > letters.length / 2 ||
    scripts.some(
      (script) =>
        lacking.some((letter) => script.test(letter)) && held.some((letter) => script.test(letter)),
    )
  );
}

/**
 * The typefaces of the page: those that come along, and those of its own whose files have been read. Each has the letters
 * of the fonts for other scripts, too.
 */
function listTypefaces(page: ParsedPage, theme: Theme): CheckedTypeface[] {
  const chosen = fontsOf(theme);
  const readFiles = (role: FontRole) =>
    fontFilesFor(theme.fonts, role).flatMap((file) => {
      const facts = page.media.fonts.get(file);
      return typeof facts === "object" ? [{ file, facts, face: describeFace(facts) }] : [];
    });
  const scriptFiles = readFiles("script");
  const isInScript = (letter: string) =>
    scriptFiles.some(({ facts }) => facts.characters.has(letter));
  return fontUses.flatMap((use): CheckedTypeface[] => {
    const family = chosen[use];
    if (fontFilesFor(theme.fonts, use).length === 0)
      return family
        ? [
            {
              names: [family],
              isOwn: scriptFiles.length > 0,
              findLacking: (text) =>
                findLacking(family, text).filter((letter) => !isInScript(letter)),
            },
          ]
        : [];
    const files = readFiles(use);
    return [...new Set(files.map(({ face }) => face))].map((face) => {
      const parts = files.filter((each) => each.face === face);
      const has = (letter: string) =>
        isInScript(letter) || parts.some(({ facts }) => facts.characters.has(letter));
      return {
        names: parts.map(({ file }) => quote(file)),
        isOwn: true,
        findLacking: (text) => lackingIn({ has }, text),
      };
    });
  });
}

function describe([list, families]: [string, string[]]): string {
  return `${families.join(" and ")} ${families.length > 1 ? "lack" : "lacks"} ${someOf(list.split(" "))}`;
}

function someOf(letters: readonly string[]): string {
  const rest = letters.length - shown;
  return `${letters.slice(0, shown).join(" ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

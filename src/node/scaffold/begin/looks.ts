import { pathToFileURL } from "node:url";
import type { Schemas } from "../../../schema/schemaNode.ts";
import type { Theme } from "../../../shared/schema.gen.ts";
import { oneOf, quote } from "../../../shared/text/wording.ts";
import { presets } from "../../../theme/presets.ts";
import { pictureOf } from "../../project/lookPictures.ts";

type Look = Theme["preset"];

/** The look of a page that does not name one. */
export const usualLook: Look = "meadow";

/** The looks that come along. */
export const looks = Object.keys(presets) as Look[];

/** An answer as a look, the usual one if it is empty; throws, with what to do, where it is none. */
export function readLook(answer: string): Look {
  const name = answer.trim().toLowerCase();
  const look = name === "" ? usualLook : looks.find((each) => each === name);
  if (look) return look;
  throw new Error(`${quote(answer)} is not understood. There is ${oneOf(looks)}.`);
}

/** The question for the look: a line for each, whose name leads to its picture in a terminal that shows links. */
export function askForLook(schemas: Schemas, hasLinks: boolean): string {
  const { preset } = schemas.get("theme.schema.json")?.properties ?? {};
  const width = Math.max(...looks.map(({ length }) => length));
  const lines = looks.map((look) => {
    const [, words = ""] =
      new RegExp(`${look} \\(([^)]+)\\)`).exec(String(preset?.description)) ?? [];
    const name = hasLinks ? linkTo(pathToFileURL(pictureOf(look)).href, look) : look;
    return `  ${name}${" ".repeat(width - look.length)}  ${words}`;
  });
  const advice = hasLinks ? ". Each name leads to a picture" : "";
  return `The looks${advice}:\n${lines.join("\n")}\nThe look, or nothing for ${usualLook}`;
}

/** Words as a link, as terminals write it (OSC 8). */
const linkTo = (address: string, words: string) =>
  `\u001b]8;;${address}\u001b\\${words}\u001b]8;;\u001b\\`;

/** True if the terminal with these variables of the environment shows links. */
export function showsLinks(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.TERM === "dumb" || env.CI) return false;
  const programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby"];
  return (
    programs.includes(env.TERM_PROGRAM ?? "") ||
    Number(env.VTE_VERSION ?? 0) >= 5000 ||
    [env.WT_SESSION, env.KONSOLE_VERSION, env.KITTY_WINDOW_ID, env.DOMTERM].some(Boolean)
  );
}

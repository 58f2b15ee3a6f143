import { existsSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { child } from "../../shared/dataAt.ts";
import { sectionsFolder } from "../../site/schemas/ownTypes.ts";
import { SiteFault } from "../../site/siteFault.ts";
import type { ProjectPaths } from "../project/projectPaths.ts";
import { vendored } from "../project/vendored.ts";

/** Runs a step of the bundler. Its errors in the code of a site are told with their lines, and without its own calls. */
export async function tellOwnCode<Result>(
  { root, engineDir }: ProjectPaths,
  step: Promise<Result>,
): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    const errors = child(error, "errors");
    if (root === engineDir || !Array.isArray(errors)) throw error;
    const messages = errors.map(({ message }) => String(message));
    const lacking = vendored.find((name) =>
      messages.some((each) => each.includes(`"${name}"`) && each.includes(engineDir)),
    );
    if (lacking !== undefined) {
      throw new SiteFault(
        `The package broadside lacks ${lacking}, because it was packed without its script. Pack it again by npm pack --ignore-scripts=false, and install it.`,
      );
    }
    const told = messages.map((message) => describe(root, message));
    throw new SiteFault(`The site's own code has an error.\n\n${told.join("\n\n")}`);
  }
}

/** Runs the rendering of a page. An error in a component of the site's own is told with its section and its file. */
export async function tellOwnSection<Result>(
  root: string,
  page: string,
  step: Promise<Result>,
): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    const type = child(error, "sectionType");
    const folder = `${sectionsFolder}/${type}`;
    if (type === undefined || !existsSync(path.join(root, folder))) throw error;
    const message = String(child(error, "message"));
    const hint = message.includes("of undefined")
      ? ' A setting may be missing that "required" of the schema does not list.'
      : "";
    throw new SiteFault(`${folder}: on the page ${page}, ${message}${hint}`);
  }
}

/** A message without colours, the calls below it, and the path of the site. */
function describe(root: string, message: string): string {
  const fromHere = path.relative("", root);
  const [told = ""] = stripVTControlCharacters(message)
    .replaceAll(`${root}${path.sep}`, "")
    .replaceAll(fromHere && `${fromHere}${path.sep}`, "")
    .split(/\n+(?:Stack backtrace:|This is most likely| {4}at )/);
  return told.trim();
}

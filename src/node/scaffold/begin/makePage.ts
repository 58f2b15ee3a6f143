import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument, stringify } from "yaml";
import { makeWhole } from "../../../site/edit/wholeFile.ts";
import { languageOf } from "../../../site/languages.ts";
import { type PageAddress, pageFileName } from "../../../site/page/pageAddress.ts";
import { addressOf, listPageFiles, refuseAddress } from "../../../site/page/pageFiles.ts";
import { readStarter } from "./starter.ts";

/** Makes a page beside the first one from a template. Returns what it made and the next steps; throws before it writes. */
export async function makePage(root: string, name: string): Promise<string> {
  const bare = name
    .normalize("NFC")
    .replace(/^\/|\/$|\.yaml$/g, "")
    .replace(/^pages\//, "");
  const address = addressOf(`${bare}.yaml`);
  if (!address) throw refuseAddress(bare);
  const other = (await listPageFiles(root)).find((page) => page.path === address.path);
  if (other) throw new Error(`There is a page at ${address.path} already: ${other.file}.`);
  const content = Buffer.from(printTextPage(address, await readLanguage(root))).toString("base64");
  if (!(await makeWhole(root, { file: address.file, content, isThere: true })))
    throw new Error(`${address.file} is there already.`);
  return [
    `Made ${address.file}`,
    "",
    `Next: run npm start, and look at ${address.path}. Write its texts, and give the first page a link to it:`,
    `href: ${address.path}`,
  ].join("\n");
}

/** The language of the site in `root`. Its first page may have any mistake. */
async function readLanguage(root: string): Promise<string> {
  const text = await readFile(path.join(root, pageFileName), "utf8").catch(() => "");
  const document = parseDocument(text);
  return languageOf(document.errors.length > 0 ? undefined : document.toJS());
}

/** A page with a title and a text to be written, in a language. Left out, the title comes from the address. */
export function printTextPage(
  address: PageAddress,
  lang: string,
  title = titleFrom(address),
): string {
  const { text, format, heading, entry } = readStarter(lang).page;
  const whole = `${text}\n\n${format}\n\n## ${heading}\n\n- ${entry}\n`;
  return printStarterPage(address, lang, title, [{ type: "prose", props: { title, text: whole } }]);
}

function titleFrom({ path: at }: PageAddress): string {
  const words = (at.split("/").at(-2) ?? "").replaceAll(/[-_]+/g, " ");
  return words.replace(/^./, (first) => first.toUpperCase());
}

/** A page beside the first with these sections, whose description is to be written. */
export function printStarterPage(
  { file, path: at }: PageAddress,
  lang: string,
  title: string,
  sections: readonly unknown[],
): string {
  const page = { title, description: readStarter(lang).page.description };
  return `# yaml-language-server: $schema=${schemaFrom(file)}

# The page at ${at}. Site, theme, header and footer are those of page.yaml.

${stringify({ page }, { lineWidth: 0 })}
${stringify({ sections }, { lineWidth: 0 })}`;
}

/** The path of the schema that text editors read, from a page's file. */
export const schemaFrom = (file: string): string =>
  `${"../".repeat(file.split("/").length - 1)}.broadside/subpage.schema.json`;

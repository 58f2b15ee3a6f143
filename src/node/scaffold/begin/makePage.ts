import { stringify } from "yaml";
import { newPageDescription, newPageText } from "../../../shared/newPageText.ts";
import { makeWhole } from "../../../site/edit/wholeFile.ts";
import type { PageAddress } from "../../../site/page/pageAddress.ts";
import { addressOf, listPageFiles, refuseAddress } from "../../../site/page/pageFiles.ts";

/** Makes a page beside the first one from a template. Returns what it made and the next steps; throws before it writes. */
export async function makePage(root: string, name: string): Promise<string> {
  const bare = name.replace(/^\/|\/$|\.yaml$/g, "").replace(/^pages\//, "");
  const address = addressOf(`${bare}.yaml`);
  if (!address) throw refuseAddress(bare);
  const other = (await listPageFiles(root)).find((page) => page.path === address.path);
  if (other) throw new Error(`There is a page at ${address.path} already: ${other.file}.`);
  const content = Buffer.from(printTextPage(address)).toString("base64");
  if (!(await makeWhole(root, { file: address.file, content, isThere: true })))
    throw new Error(`${address.file} is there already.`);
  return [
    `Made ${address.file}`,
    "",
    `Next: run npm start, and look at ${address.path}. Write its texts, and give the first page a link to it:`,
    `href: ${address.path}`,
  ].join("\n");
}

/** A page with a title and a text to be written. Left out, the title comes from the address. */
export const printTextPage = (address: PageAddress, title = titleFrom(address)): string =>
  printStarterPage(address, title, [{ type: "prose", props: { title, text: newPageText } }]);

function titleFrom({ path: at }: PageAddress): string {
  const words = (at.split("/").at(-2) ?? "").replaceAll(/[-_]+/g, " ");
  return words.replace(/^./, (first) => first.toUpperCase());
}

/** A page beside the first with these sections. */
export function printStarterPage(
  { file, path: at }: PageAddress,
  title: string,
  sections: readonly unknown[],
): string {
  const page = { title, description: newPageDescription };
  return `# yaml-language-server: $schema=${schemaFrom(file)}

# The page at ${at}. Site, theme, header and footer are those of page.yaml.

${stringify({ page }, { lineWidth: 0 })}
${stringify({ sections }, { lineWidth: 0 })}`;
}

/** The path of the schema that text editors read, from a page's file. */
export const schemaFrom = (file: string): string =>
  `${"../".repeat(file.split("/").length - 1)}suggestions/subpage.schema.json`;

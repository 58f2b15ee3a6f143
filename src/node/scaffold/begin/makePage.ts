import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import { addressOf, listPageFiles } from "../../../site/pageFiles.ts";

const text = `Write what this page says. The text is Markdown: **bold**, *emphasis*, [a link](todo).

## A heading

- An entry of a list.
`;

/** Makes a page beside the first one from a template. Returns what it made and the next steps; throws before it writes. */
export async function makePage(root: string, name: string): Promise<string> {
  const bare = name.replace(/^\/|\/$|\.yaml$/g, "").replace(/^pages\//, "");
  const address = addressOf(`${bare}.yaml`);
  if (!address) {
    throw new Error(
      `"${name}" cannot be the address of a page. It holds small letters from a to z, digits, - and _, with / between folders, as in legal/privacy.`,
    );
  }
  const other = (await listPageFiles(root)).find((page) => page.path === address.path);
  if (other) throw new Error(`There is a page at ${address.path} already: ${other.file}.`);
  const file = path.join(root, address.file);
  await mkdir(path.dirname(file), { recursive: true });
  const text = printPage(bare, address.path);
  await writeFile(file, text, { flag: "wx" });
  return [
    `Made ${address.file}`,
    "",
    `Next: run npm start, and look at ${address.path}. Write its texts, and give the first page a link to it:`,
    `href: ${address.path}`,
  ].join("\n");
}

function printPage(bare: string, address: string): string {
  const words = (bare.split("/").at(-1) ?? "").replaceAll(/[-_]+/g, " ");
  const title = words.replace(/^./, (first) => first.toUpperCase());
  const schema = `${"../".repeat(bare.split("/").length)}editor/subpage.schema.json`;
  const page = { title, description: "Say in a sentence or two what this page is for." };
  const sections = [{ type: "prose", props: { title, text } }];
  return `# yaml-language-server: $schema=${schema}

# The page at ${address}. Site, theme, header and footer are those of page.yaml.

${stringify({ page }, { lineWidth: 0 })}
${stringify({ sections }, { lineWidth: 0 })}`;
}

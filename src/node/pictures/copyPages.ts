import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { servedAs } from "../../site/files/served.ts";

/**
 * Copies a built version into a folder in which its pages open without a server: their addresses lead to files, beginning
 * from the page itself.
 */
export async function copyPages(dist: string, base: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true });
  const names = (await readdir(dist, { recursive: true })).map((name) =>
    name.replaceAll(path.sep, "/"),
  );
  const files = new Set(names);
  for (const name of names.filter((each) => /\.(html|css)$/.test(each))) {
    const text = await readFile(path.join(dist, name), "utf8");
    const up = "../".repeat(name.split("/").length - 1);
    // An address begins after a quote, a bracket, a blank or a comma.
    const own = text.replaceAll(/(?<=["'(\s,=])\/[^\s"'()<>,?#]*/g, (address) => {
      const asked = address.startsWith(base) ? address.slice(base.length) : undefined;
      const file = asked === undefined ? undefined : servedAs(asked, (each) => files.has(each));
      return file === undefined ? address : up + file;
    });
    await writeFile(path.join(folder, name), own);
  }
}

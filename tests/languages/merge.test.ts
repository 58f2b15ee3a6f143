import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { runTranslate } from "../../src/cli/runTranslate.ts";
import { parseCatalogue } from "../../src/site/translate/parseCatalogue.ts";

const root = mkdtempSync(path.join(tmpdir(), "merge-"));
symlinkSync(path.resolve("schema"), path.join(root, "schema"));
symlinkSync(path.resolve("tests/fixtures/public"), path.join(root, "public"));
afterAll(() => rmSync(root, { recursive: true }));

const section = (id: string, title: string) => `  - type: cta
    id: ${id}
    props:
      title: ${title}
      text: All of ${title.toLowerCase()}.
`;

const page = (...sections: [id: string, title: string][]) => `site:
  name: Lull
  title: Lull, a quiet journal
  description: A page small enough to be read whole.
  languages: [{ lang: de, name: Deutsch }]
sections:
${sections.map(([id, title]) => section(id, title)).join("")}`;

const file = path.join(root, "translations/de.po");

/** The catalogue after an update for the page. */
async function update(pageYaml: string): Promise<string> {
  writeFileSync(path.join(root, "page.yaml"), pageYaml);
  const { complaint } = await runTranslate(root, []);
  expect(complaint).toBeUndefined();
  return readFileSync(file, "utf8");
}

/** Merges as Git does. Returns the text, and the number of conflicts. */
function merge(ours: string, base: string, theirs: string) {
  const names = Object.entries({ ours, base, theirs }).map(([name, text]) => {
    writeFileSync(path.join(root, name), text);
    return path.join(root, name);
  });
  const { stdout, status } = spawnSync("git", ["merge-file", "-p", ...names], { encoding: "utf8" });
  return { text: stdout, conflicts: status };
}

it("a merge of an update with the edits of a translator has no conflict", async () => {
  const started: [string, string][] = [
    ["start", "Begin"],
    ["plans", "Plans"],
    ["voices", "Voices"],
    ["end", "Goodbye"],
  ];
  const base = await update(page(...started));
  const [start = ["", ""], plans = ["", ""], , end = ["", ""]] = started;
  // A section is new in the middle, another at the end, one is reworded, and one is gone.
  const ours = await update(
    page(start, ["new", "Something new"], [plans[0], "Three plans"], end, ["more", "And more"]),
  );
  expect(ours).not.toBe(base);
  const reworded = /^(plans|voices) /;
  const entries = parseCatalogue(base).entries.filter(({ context }) => !reworded.test(context));
  expect(entries.length).toBeGreaterThan(5);
  for (const { context, id, text } of entries) {
    const [from, to] = text.range;
    const translation = `"${context}: ${id.value}"`;
    const edited = base.slice(0, from) + translation + base.slice(to);
    const merged = merge(ours, base, edited);
    expect({ context, conflicts: merged.conflicts }).toEqual({ context, conflicts: 0 });
    expect(merged.text).toContain(`msgstr ${translation}\n`);
    expect(parseCatalogue(merged.text).entries).toHaveLength(parseCatalogue(ours).entries.length);
  }
});

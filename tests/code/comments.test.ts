import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const declaration = /^export (?:async )?(?:function|const|type|interface|class) (\w+)/;
// The names of a section's styles explain them, and generated files explain themselves.
const terse = /\.test\.tsx?$|\.gen\.ts$|^sections\/[^/]+\/styles\.ts$/;
// A doc comment, or adjacent comments of one line. CSS inside template strings has comments as `/* … */`.
const comment = /\/\*\*[\s\S]*?\*\/|(?<=^|[\s;,{])\/\/ .*(?:\n\s*\/\/ .*)*/gm;

const read = (file: string) => readFileSync(`src/${file}`, "utf8");
const roomOf = (file: string) => file.split("/")[0];

/** The names that a file imports from other folders of src/, or exports from there again, each with its file. */
function listForeign(file: string): string[] {
  const imports = /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+"(\.[^"]+)"/g;
  return [...read(file).matchAll(imports)].flatMap(([, names = "", from = ""]) => {
    const source = path.posix.join(path.posix.dirname(file), from);
    const isForeign = roomOf(source) !== roomOf(file);
    const listed = names.split(",").flatMap((name) => /(?:type )?(\w+)/.exec(name)?.[1] ?? []);
    return isForeign ? listed.map((name) => `${source}: ${name}`) : [];
  });
}

it("an export that another folder imports has a comment", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file));
  const foreign = new Set(files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(listForeign));
  const silent = files
    .filter((file) => !terse.test(file))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((line, index, all) => {
          const name = declaration.exec(line)?.[1];
          return name && !all[index - 1]?.endsWith("*/") ? `${file}: ${name}` : [];
        }),
    )
    .filter((each) => foreign.has(each));
  expect(foreign.size).toBeGreaterThan(500);
  expect(silent).toEqual([]);
});

// A begun project has no art/.
const folders = ["src", "tests", "bench", "art"].filter((folder) => existsSync(folder));
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    // The benchmark has packages of its own.
    .filter((file) => !file.includes("/node_modules/"))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.gen\.ts$/.test(file)),
);

it("every doc comment opens with its subject", () => {
  const opening = /\/\*\*[\s*]+((?:What|Whether|How|Where|Who)\b.*)/g;
  const indirect = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(opening)].map(([, comment]) => `${file}: ${comment}`),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(indirect).toEqual([]);
});

it("comments use no verb that must be read twice", () => {
  const vague = /\b(?:stands?(?! for\b)|stood|go(?:es)? by|comes? with|called so)\b/i;
  const comments = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(comment)].map(([text]) => ({
      file,
      // A phrase may go on in the next line.
      text: text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, " "),
    })),
  );
  expect(comments.length).toBeGreaterThan(2000);
  expect(comments.filter(({ text }) => vague.test(text))).toEqual([]);
});

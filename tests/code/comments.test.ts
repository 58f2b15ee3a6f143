import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const declaration = /^export (?:async )?(?:function|const|type|interface|class) (\w+)/;
// The names of a section's styles explain them, and generated files explain themselves.
const terse = /\.test\.tsx?$|\.gen\.ts$|^sections\/[^/]+\/styles\.ts$/;
// A doc comment, or adjacent comments of one line. CSS inside template strings has comments as `/* … */`.
const comment = /\/\*\*[\s\S]*?\*\/|(?<=^|[\s;,{])\/\/ .*(?:\n\s*\/\/ .*)*/gm;

it("every export says above it what it is for", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !terse.test(file));
  const lines = files.flatMap((file) =>
    readFileSync(`src/${file}`, "utf8")
      .split("\n")
      .map((line, index, all) => ({
        file,
        name: declaration.exec(line)?.[1],
        above: all[index - 1],
      })),
  );
  const exported = lines.filter(({ name }) => name);
  const silent = exported.filter(({ above }) => !above?.endsWith("*/"));
  expect(exported.length).toBeGreaterThan(200);
  expect(silent.map(({ file, name }) => `src/${file}: ${name}`)).toEqual([]);
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

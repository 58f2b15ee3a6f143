import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const declaration = /^export (?:async )?(?:function|const|type|interface|class) (\w+)/;
// The names of a section's styles explain them, and generated files explain themselves.
const terse = /\.test\.tsx?$|\.gen\.ts$|^sections\/[^/]+\/styles\.ts$/;

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

it("every doc comment opens with its subject", () => {
  // A begun project has no art/.
  const folders = ["src", "tests", "bench", "art"].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      // The benchmark has packages of its own.
      .filter((file) => !file.includes("/node_modules/"))
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.gen\.ts$/.test(file)),
  );
  const opening = /\/\*\*[\s*]+((?:What|Whether|How|Where|Who)\b.*)/g;
  const indirect = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(opening)].map(([, comment]) => `${file}: ${comment}`),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(indirect).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { severities } from "../../src/yaml/codes.ts";

const rows = [
  ...readFileSync("docs/problems.md", "utf8").matchAll(
    /^\| `([a-z-]+)` \| (\w+) \| .+\. \| .+\. \|$/gm,
  ),
].map(([, code = "", severity = ""]) => [code, severity]);

test("docs/problems.md explains each code once, with its severity", () => {
  expect(rows.toSorted()).toEqual(Object.entries(severities).toSorted());
});

test("each code is that of a diagnostic", () => {
  const text = ["src/yaml", "src/site"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts") && !/codes\.ts$|\.test\./.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
    )
    .join("\n");
  const unused = Object.keys(severities).filter((code) => !text.includes(`"${code}"`));
  expect(unused).toEqual([]);
});

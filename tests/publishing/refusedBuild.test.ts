import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runPublish } from "../../src/cli/runPublish.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";

const words = Array.from({ length: 4_000 }, (_, n) => Math.sin(n).toString(36).slice(-8));
const long = `  - type: statement
    id: long
    props:
      title: Long
      lines: [${words.join(" ")}]
`;

test("a section that the host's build refuses for its weight is told, and nothing is published", {
  tags: ["rest"],
}, async () => {
  const root = await makeProject("heavy", smallPage.replace("  - type: footer", `${long}$&`));
  // Not the repository of this project, which the folder is in.
  execFileSync("git", ["init", "-q"], { cwd: root });
  const { output, complaint, code } = await runPublish(root, []);
  expect(`${code} ${output}${complaint}`.replace(/costs \d+/, "costs …")).toMatchInlineSnapshot(`
    "1 page.yaml:65:5 statement #long costs … bytes of html, where 12000 are allowed. Say it in fewer words, or in two sections; or allow more in schema/sections/statement.schema.json.
    Not published yet: the host's build would refuse the site. See above."
  `);
  expect(existsSync(path.join(root, "dist"))).toBe(false);
});

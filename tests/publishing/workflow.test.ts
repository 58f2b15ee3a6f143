import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { dataAt } from "../../src/shared/dataAt.ts";
import { smallPage } from "../fixtures/index.ts";
import { installMissing } from "../publish/servers.ts";
import { makeClone, retitled } from "./repository.ts";

const file = ".github/workflows/changes.yml";
const workflow: unknown = parse(readFileSync(file, "utf8"));

/** The commands of the step of this name. */
function commandsOf(job: string, name: string): string {
  const steps = dataAt(workflow, ["jobs", job, "steps"]);
  const step = Array.isArray(steps) ? steps.find((each) => each.name === name) : undefined;
  return String(step?.run);
}

/** Runs the commands of a step as a runner does. */
const runStep = (cwd: string, commands: string, env: Record<string, string>) =>
  execFileSync("bash", ["-e", "-c", commands], { cwd, env: { ...process.env, ...env } });

/** Stands for GitHub's program, with its comments in a file. */
const gh = `#!/usr/bin/env bash
set -e
while [ $# -gt 0 ]; do
  case "$1" in
    --method) method=$2; shift ;;
    --jq) filter=$2; shift ;;
    --field) body=\${2#body=@}; shift ;;
    repos/*) place=$1 ;;
  esac
  shift
done
case "$method $place" in
  " repos/ada/site/issues/7/comments") jq -r "$filter" comments.json ;;
  "POST repos/ada/site/issues/7/comments")
    jq --rawfile body "$body" '. + [{id: 9, user: {login: "github-actions[bot]"}, body: $body}]' comments.json > new.json ;;
  "PATCH repos/ada/site/issues/comments/"*)
    jq --rawfile body "$body" --argjson id "\${place##*/}" 'map(if .id == $id then .body = $body else . end)' comments.json > new.json ;;
  *) exit 2 ;;
esac
[ -z "$method" ] || mv new.json comments.json
`;

test("the job that runs the code of a pull request may write nothing, and the other one runs none of it", () => {
  expect(dataAt(workflow, ["permissions"])).toEqual({});
  expect(dataAt(workflow, ["jobs", "describe", "permissions"])).toEqual({ contents: "read" });
  expect(dataAt(workflow, ["jobs", "comment", "permissions"])).toEqual({
    "pull-requests": "write",
  });
  const steps = JSON.stringify(dataAt(workflow, ["jobs", "comment", "steps"]));
  expect(steps).not.toMatch(/checkout|npm/);
  // An expression in a command would be a part of the program.
  for (const run of readFileSync(file, "utf8")
    .split(/\brun: \|/)
    .slice(1))
    expect(run.split("\n      - ")[0]?.replace(/^ +\w+: \$\{\{.*/gm, "")).not.toContain("${{");
});

test("the guide shows the workflow as it is, and a new site has it", () => {
  expect(readFileSync("docs/changes.md", "utf8")).toContain(readFileSync(file, "utf8"));
  expect(readFileSync("create/changes.yml", "utf8")).toBe(readFileSync(file, "utf8"));
});

test("a comment has the words of the changes, or the reason why there are none", {
  tags: ["rest"],
}, () => {
  const clone = makeClone();
  const { root, write, git } = clone;
  const summary = path.join(root, ".git/summary.md");
  symlinkSync(path.resolve("schema"), path.join(root, "schema"));
  const command = `node ${JSON.stringify(path.resolve("src/cli/changes.cjs"))}`;
  write("package.json", JSON.stringify({ scripts: { changes: command } }));
  const describe = (page: string) => {
    write("page.yaml", page);
    git("commit", "-q", "-a", "-m", "Merge of the pull request");
    const commands = commandsOf("describe", "Describe the changes");
    runStep(root, commands, { GITHUB_STEP_SUMMARY: summary });
    return clone.read("words.md");
  };
  expect(describe(retitled("Hello @ada <b>"))).toMatchInlineSnapshot(`
    "<!-- broadside: changes -->
    ## What changes on the site

    ### Site

    - title in search results: "Lull, a quiet journal" → "Hello @⁠ada &lt;b&gt;".
    "
  `);
  expect(clone.read(".git/summary.md")).toBe(clone.read("words.md"));
  expect(describe(`${smallPage}  - [`)).toMatchInlineSnapshot(`
    "<!-- broadside: changes -->
    ## What changes on the site

        page.yaml:74:5 has a mistake, so the changes cannot be told apart. npm run check explains it.
    "
  `);
});

test("the comment is written once, and its words replaced from then on", () => {
  installMissing("jq");
  const folder = mkdtempSync(path.join(tmpdir(), "comments-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "gh"), gh);
  chmodSync(path.join(folder, "gh"), 0o755);
  const place = path.join(folder, "comments.json");
  const others = [
    { id: 1, user: { login: "ada" }, body: "<!-- broadside: changes -->\nMine." },
    { id: 2, user: { login: "github-actions[bot]" }, body: "Another workflow." },
  ];
  writeFileSync(place, JSON.stringify(others));
  const commands = commandsOf("comment", "Write the comment, or replace the words of the last one");
  const GITHUB_SERVER_URL = "https://github.com";
  const comment = (words: string, PICTURES = "") => {
    writeFileSync(path.join(folder, "words.md"), `<!-- broadside: changes -->\n${words}`);
    const PATH = `${folder}:${process.env.PATH}`;
    runStep(folder, commands, { PATH, REPO: "ada/site", NUMBER: "7", PICTURES, GITHUB_SERVER_URL });
    const [first, second, ...made] = JSON.parse(readFileSync(place, "utf8"));
    expect([first, second]).toEqual(others);
    return made.map(({ body }: { body: string }) => body);
  };
  expect(comment("One.")).toEqual(["<!-- broadside: changes -->\nOne."]);
  expect(comment("Two.")).toEqual(["<!-- broadside: changes -->\nTwo."]);
  const address = "https://github.com/ada/site/actions/runs/1/artifacts/2";
  expect(comment("Three.", address)).toEqual([
    `<!-- broadside: changes -->\nThree.\n[Pictures of the changes](${address}), before and after: open index.html of the archive.\n`,
  ]);
  expect(comment("Four.", "https://github.com/ada) @everybody")).toEqual([
    "<!-- broadside: changes -->\nFour.",
  ]);
  // Cut between letters, never inside one.
  const [long = ""] = comment("é".repeat(40_000));
  expect(long.length).toBeLessThan(65_536);
  expect(long).toMatch(/é$/);
});

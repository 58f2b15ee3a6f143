// @module-tag rest

import { execFile, execFileSync } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { check as checkPage } from "../../src/cli/runCheck.ts";
import { regenerate } from "../../src/node/project/codegen.ts";
import { scaffold } from "../../src/node/scaffold/scaffold.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";

const run = promisify(execFile);
const versioned = [".gitattributes", "page.yaml", "tsconfig.json", "schema", "src"];
const generated = [
  "schema/sections.gen.json",
  "src/shared/schema.gen.ts",
  "src/shared/facts.gen.ts",
  "src/registry/sections.gen.ts",
  "src/ui/text/labels.gen.ts",
];

/** The files that a check makes for text editors. */
const suggested = ["page.gen.json", "icons.gen.json"].map((file) => `.broadside/${file}`);

/** Git, without what the machine's own settings say. */
const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: "pipe",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
  });

/** Makes a project with files of its own. */
async function makeCopy(name: string): Promise<string> {
  const root = await makeProject(name, smallPage);
  const copied = [".gitattributes", "schema", "src"];
  await Promise.all(copied.map((entry) => rm(path.join(root, entry), { force: true })));
  await Promise.all(copied.map((entry) => cp(entry, path.join(root, entry), { recursive: true })));
  const { compilerOptions } = JSON.parse(await readFile("tsconfig.json", "utf8"));
  await writeFile(
    path.join(root, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["src/registry"] }),
  );
  return root;
}

function commit(root: string, message: string): void {
  git(root, "add", "--force", ...versioned);
  git(root, "commit", "--message", message);
}

const check = (root: string) =>
  run(process.execPath, [path.join(root, "src/cli/check.cjs")], { cwd: root });

const compile = (root: string) =>
  run(process.execPath, [path.resolve("node_modules/typescript/bin/tsc"), "-p", root], {
    cwd: root,
  }).catch(({ stdout }) => expect(stdout).toBe(""));

/** Rewrites a schema, as an upgrade does. */
async function edit(root: string, name: string, change: (schema: Schema) => void): Promise<void> {
  const file = path.join(root, "schema", name);
  const schema: Schema = JSON.parse(await readFile(file, "utf8"));
  change(schema);
  await writeFile(file, JSON.stringify(schema, null, 2));
}

interface Schema {
  description: string;
  properties: Record<string, object>;
}

const own = { "price-list": "static", "own-tour": "island" } as const;
const upgrade = { "team-photo": "static", quiz: "island" } as const;

describe("a team's own types and an upgrade of the engine", () => {
  let root: string;

  beforeAll(async () => {
    root = await makeCopy("merge");
    git(root, "init", "--initial-branch=main");
    await check(root);
    commit(root, "Begin");
    git(root, "checkout", "-b", "team");
    for (const [type, list] of Object.entries(own)) await scaffold(root, type, list);
    const schema = await readFile(
      path.join(root, "schema/sections/price-list.schema.json"),
      "utf8",
    );
    const { examples } = JSON.parse(schema);
    const section = stringify([{ type: "price-list", id: "prices", props: examples[0] }], {
      blockQuote: "literal",
    });
    const footer = "  - type: footer";
    await writeFile(
      path.join(root, "page.yaml"),
      smallPage.replace(footer, section.replaceAll(/^(?=.)/gm, "  ") + footer),
    );
    await check(root);
    commit(root, "Add types of our own");

    git(root, "checkout", "main");
    for (const [type, list] of Object.entries(upgrade)) await scaffold(root, type, list);
    await edit(root, "sections/pricing.schema.json", (schema) => {
      schema.description = "Plans, beside one another.";
      schema.properties.footnote = { description: "A remark.", type: "string" };
    });
    await edit(root, "theme.schema.json", (schema) => {
      schema.properties.grain = { description: "Rough paper.", type: "boolean", default: false };
    });
    await check(root);
    commit(root, "Upgrade");
    git(root, "checkout", "team");
    // A conflict ends the command with an error.
    git(root, "merge", "main", "--no-edit");
  });

  it("merge without a conflict", () => {
    expect(git(root, "ls-files", "--unmerged")).toBe("");
  });

  it("are in order once the page was checked: generated files, types and page", async () => {
    const { stdout } = await check(root);
    expect(stdout).toContain("page.yaml");
    await compile(root);
    const { definitions } = JSON.parse(
      await readFile(path.join(root, "schema/sections.gen.json"), "utf8"),
    );
    const registry = await readFile(path.join(root, "src/registry/sections.gen.ts"), "utf8");
    for (const type of Object.keys({ ...own, ...upgrade })) {
      expect(definitions.type.enum).toContain(type);
      expect(registry.split(`sections/${type}/`)).toHaveLength(2);
    }
    expect(await regenerate(root)).toEqual([]);
  });
});

it("whatever stands in a generated file, it is made whole", async () => {
  const root = await makeCopy("torn");
  const files = [...generated, ...suggested].map((file) => path.join(root, file));
  const makeWhole = async () => {
    await regenerate(root);
    await checkPage(root, {});
    return Promise.all(files.map((file) => readFile(file, "utf8")));
  };
  const whole = await makeWhole();
  const torn = [
    (text: string) => text.replace(/\n/, "\nlost\n"),
    (text: string) => text.slice(0, text.length / 2),
    (text: string) => text + text,
    () => "",
  ];
  for (const tear of torn) {
    for (const [index, file] of files.entries()) await writeFile(file, tear(whole[index] ?? ""));
    expect(await makeWhole()).toEqual(whole);
  }
});

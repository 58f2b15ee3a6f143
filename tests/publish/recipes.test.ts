import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { pageYaml } from "../fixtures/index.ts";
import { builtSite } from "../project/builtSite.ts";
import { makeProject } from "../project/makeProject.ts";
import { installMissing } from "./servers.ts";
import { addressed } from "./sites.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const { definitions } = JSON.parse(readFileSync("schema/page.schema.json", "utf8"));
const containerfile = readFileSync("Containerfile", "utf8");
const workflow = readFileSync(".github/workflows/pages.yml", "utf8");

describe.each([
  ["Containerfile", containerfile, ["build"]],
  ["pages.yml", workflow, ["check", "test:site", "build"]],
])("%s", (_file, recipe, expected) => {
  it("installs without scripts, and runs commands that there are", () => {
    expect(recipe).toContain("npm ci --ignore-scripts");
    const commands = [...recipe.matchAll(/npm run (?:--silent )?(\S+)/g)].map(
      ([, command]) => command,
    );
    expect(commands).toEqual(expected);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
  });
});

describe("pages.yml", () => {
  it("sets what page.yaml has, and publishes with no more rights than that takes", () => {
    const { permissions, jobs } = parse(workflow);
    const set = [...workflow.matchAll(/\.site\.(\w+) = /g)].map(([, name]) => name);
    expect(set).toEqual(["url", "base"]);
    expect(Object.keys(definitions.site.properties)).toEqual(expect.arrayContaining(set));
    expect(permissions).toEqual({});
    expect(jobs.publish.permissions).toEqual({ pages: "write", "id-token": "write" });
  });

  it("shows invented people as annotations, in the file as it is in the repository", async () => {
    const steps: { run?: string }[] = parse(workflow).jobs.build.steps;
    const runs = steps.flatMap(({ run = "" }) => run.trim() || []);
    const check = runs.findIndex((run) => run.includes(" check "));
    expect(check).toBeGreaterThan(-1);
    // yq writes the file again, with other line numbers.
    expect(check).toBeLessThan(runs.findIndex((run) => run.includes("yq")));
    const cwd = await makeProject("annotated", pageYaml);
    const output = execFileSync("sh", ["-c", runs[check] ?? ""], { cwd, encoding: "utf8" });
    const warnings = output.split("\n").filter((line) => line.startsWith("::warning "));
    expect(warnings.filter((line) => line.includes("title=sample"))).toHaveLength(2);
  });
});

describe("Containerfile", () => {
  let folder: string;
  beforeAll(async () => {
    installMissing("nginx");
    folder = await mkdtemp(path.join(tmpdir(), "broadside-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("puts the page where nginx looks for it", async () => {
    const project = path.join(folder, "project");
    await cp(await builtSite(addressed("/promo/x/")), path.join(project, "dist"), {
      recursive: true,
    });
    const [, step = ""] = /^RUN (base=(?:.*\\\n)*.*)$/m.exec(containerfile) ?? [];
    const inside = step
      .replaceAll('"/site', `"${folder}/site`)
      .replace("root /site", `root ${folder}/site`)
      .replace("> /server.conf", `> ${folder}/server.conf`);
    execFileSync("sh", ["-c", inside], { cwd: project });
    expect(existsSync(path.join(folder, "site/promo/x/index.html"))).toBe(true);
    const server = path.join(folder, "server.conf");
    const main = path.join(folder, "nginx.conf");
    await writeFile(main, `pid ${folder}/pid; events {} http { include ${server}; }`);
    execFileSync("nginx", ["-t", "-c", main, "-p", folder], { stdio: "pipe" });
    expect(readFileSync(server, "utf8")).toContain("listen 8080;");
  });
});

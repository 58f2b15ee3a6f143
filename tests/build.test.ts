import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { makeProject, runVite } from "./project.ts";

const source = readFileSync("page.yaml", "utf8");

/** Every file of a folder with its content. */
function snapshot(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    files
      .filter((file) => statSync(path.join(dir, file)).isFile())
      .map((file) => [file, readFileSync(path.join(dir, file), "base64")]),
  );
}

describe("npm run build", () => {
  let root: string;
  let printed: Map<string, string>;

  beforeAll(async () => {
    root = await makeProject("build", source);
    const { code, output } = await runVite(root, "build", "--app");
    expect(output).not.toMatch(/error/i);
    expect(code).toBe(0);
    printed = snapshot(path.join(root, "dist"));
  }, 60_000);

  it("prints the page with everything it names", () => {
    expect([...printed.keys()]).toContain("index.html");
  });

  it("prints the same bytes again", async () => {
    await runVite(root, "build", "--app");
    expect(snapshot(path.join(root, "dist"))).toEqual(printed);
  }, 60_000);

  it("stops at a mistake, says where it is, and leaves the last page alone", async () => {
    writeFileSync(path.join(root, "page.yaml"), source.replace("type: hero", "type: heroo"));
    const { code, output } = await runVite(root, "build", "--app");
    expect(code).toBe(1);
    expect(output).toMatch(/^page\.yaml:\d+:\d+ error /m);
    expect(output).not.toMatch(/\n\s+at /);
    expect(snapshot(path.join(root, "dist"))).toEqual(printed);
  }, 60_000);
});

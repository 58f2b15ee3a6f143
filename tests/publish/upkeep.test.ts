import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const pageFile = readJson("package.json");
const lock: { lockfileVersion: number; packages: Record<string, Locked> } =
  readJson("package-lock.json");
/** The formatter's programs for systems other than the one that wrote the lock. */
const byVersionAlone = /\/@biomejs\/cli-/;

/** The folders in which Node looks for the dependencies of the package in `folder`. */
const foldersAbove = (folder: string) => {
  const parts = `${folder}/`.split("node_modules/");
  return parts.map((_, depth) => `${parts.slice(0, depth + 1).join("node_modules/")}node_modules/`);
};

const packages = Object.entries(lock.packages).filter(([folder]) => folder !== "");

describe("dependencies", () => {
  it("are named with their exact versions", () => {
    const versions = Object.values({ ...pageFile.dependencies, ...pageFile.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  it("are locked as package.json names them", () => {
    const { dependencies, devDependencies } = lock.packages[""] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: pageFile.dependencies,
      devDependencies: pageFile.devDependencies,
    });
  });

  it("are locked to their content, and come from the registry of whoever installs them", () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(packages.length).toBeGreaterThan(100);
    const wrong = packages.filter(
      ([folder, { version, integrity, resolved }]) =>
        !version ||
        !(integrity?.startsWith("sha512-") || byVersionAlone.test(folder)) ||
        resolved !== undefined,
    );
    expect(wrong).toEqual([]);
  });

  it("are locked for every system, without which npm ci refuses to begin", () => {
    const missing = packages.flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !foldersAbove(folder).some((above) => `${above}${name}` in lock.packages))
        .map((name) => `${folder} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("need none of their install scripts", () => {
    // esbuild's script makes its command start faster; vnu-jar's downloads a Java for machines without one.
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripted.map(([folder]) => path.basename(folder))).toEqual(["esbuild", "vnu-jar"]);
  });

  it("are listed in a bill of materials", () => {
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    // Without the packages of development, npm leaves out those that both need.
    const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--include=dev"];
    const sbom = JSON.parse(
      execFileSync(npm, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
    const listed = new Set(
      sbom.components.map(({ name, version }: { name: string; version: string }) =>
        [name, version].join("@"),
      ),
    );
    for (const [name, version] of Object.entries(pageFile.dependencies)) {
      expect(listed).toContain(`${name}@${version}`);
    }
  });
});

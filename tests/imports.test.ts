import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const src = path.resolve("src");

/** What each folder may import of the others; marked `dynamic`, only when it is needed. */
const mayImport: Record<string, string[]> = {
  contract: [],
  manifest: ["contract"],
  build: ["manifest", "contract"],
  theme: ["contract"],
  ui: ["theme", "contract"],
  sections: ["ui", "theme", "contract"],
  registry: ["sections (dynamic)", "contract"],
  islands: ["contract"],
  report: ["contract"],
  page: ["registry", "ui", "theme", "contract"],
  gallery: ["page", "ui", "theme", "contract"],
  "entry.client.ts": ["islands", "registry"],
  "entry.live.ts": ["islands", "report", "registry", "contract"],
  "entry.server.tsx": ["page"],
  "entry.gallery.tsx": ["gallery", "page"],
  "entry.specimen.ts": ["islands", "registry"],
};

/** The rooms that only Node ever enters. */
const nodeRooms = ["manifest", "build"];

/** What reaches the browser, or prints what it shows; everything else that the project installs is the build's. */
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

interface Import {
  from: string;
  to: string;
  dynamic: boolean;
  /** Nothing is left of it once the types are checked. */
  ofTypes: boolean;
}

const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts") && !file.endsWith(".test.tsx"),
);
const imports = files.flatMap(importsOf);

function importsOf(from: string): Import[] {
  const code = readFileSync(path.join(src, from), "utf8");
  const { module } = parseSync(from, code);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    to: moduleRequest.value,
    ofTypes: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ to: moduleRequest.value, ofTypes: isType }] : [],
    );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
    .filter((text) => /^["'`]/.test(text))
    .map((text) => text.slice(1, -1));
  return [
    ...[...imported, ...exported].map((entry) => ({ ...entry, from, dynamic: false })),
    ...dynamic.map((to) => ({ from, to, dynamic: true, ofTypes: false })),
  ].map((entry) => ({ ...entry, to: locate(from, entry.to) }));
}

/** A relative import as a path inside src; a package by its name. */
function locate(from: string, to: string): string {
  return to.startsWith(".") ? path.join(path.dirname(from), to) : to;
}

const roomOf = (file: string) => file.split(path.sep)[0] ?? "";
const isInside = (to: string) => files.includes(to);

/** The package that an import names; nothing where it names a file. */
const packageOf = (to: string): string | undefined =>
  existsSync(path.join(src, to)) ? undefined : /^(@[^/]+\/)?[^/]+/.exec(to)?.[0];

/** The packages that a room imports, but for their types. */
const packagesOf = (room: string): string[] =>
  imports.flatMap(({ from, to, ofTypes }) =>
    roomOf(from) === room && !ofTypes ? (packageOf(to) ?? []) : [],
  );

describe("imports", () => {
  it("finds them", () => {
    expect(imports.filter(({ dynamic }) => dynamic).length).toBeGreaterThan(5);
    expect(imports.length).toBeGreaterThan(50);
  });

  it.each(Object.entries(mayImport))("of %s keep to their direction", (room, allowed) => {
    const strays = imports
      .filter(({ from, to }) => roomOf(from) === room && isInside(to) && roomOf(to) !== room)
      .filter(({ to, dynamic }) => {
        const target = roomOf(to);
        return !allowed.includes(target) && !(dynamic && allowed.includes(`${target} (dynamic)`));
      });
    expect(strays).toEqual([]);
  });

  it("know every room of src", () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(Object.keys(mayImport)));
  });

  it("name files as they are called", () => {
    // TypeScript takes Button.tsx for Button.ts, and Vite does not.
    const strays = imports.filter(
      ({ to }) =>
        /\.tsx?$/.test(to) && !to.startsWith("virtual:") && !existsSync(path.join(src, to)),
    );
    expect(strays).toEqual([]);
  });

  it("never lead from one section to another", () => {
    const sectionOf = (file: string) => file.split(path.sep).slice(0, 2).join("/");
    const strays = imports.filter(
      ({ from, to }) =>
        roomOf(from) === "sections" &&
        roomOf(to) === "sections" &&
        sectionOf(from) !== sectionOf(to),
    );
    expect(strays).toEqual([]);
  });

  it("never lead from the islands' list to what only the build asks", () => {
    const strays = imports.filter(
      ({ from, to }) => from.endsWith("islands.ts") && /(static|needs)\.ts$/.test(to),
    );
    expect(strays).toEqual([]);
  });

  const browserRooms = Object.keys(mayImport).filter((room) => !nodeRooms.includes(room));

  it.each(browserRooms)("never bring what belongs to the build into %s", (room) => {
    expect(packagesOf(room).filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });

  it("bring no package into the contract, and no React into the manifest", () => {
    expect(packagesOf("contract")).toEqual([]);
    expect(packagesOf("manifest")).toContain("yaml");
    expect(packagesOf("manifest").filter((name) => /react|emotion/.test(name))).toEqual([]);
  });
});

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { vendored } from "../../src/node/project/vendored.ts";

const src = path.resolve("src");

/**
 * The rooms that each room may import. A room is a folder, two levels deep where the table is; the files at the top of a
 * folder are a room of their own. Of another top folder, its name allows all that is inside it. Rooms that are marked
 * `dynamic` may be imported on demand, or for their types.
 */
const mayImport: Record<string, string[]> = {
  shared: [],
  theme: ["shared"],
  yaml: ["shared"],
  "yaml/edit": ["yaml", "shared"],
  "yaml/rules": ["yaml", "shared"],
  "yaml/syntax": ["yaml", "yaml/rules", "shared"],
  schema: ["shared"],
  "config.ts": ["site", "shared"],
  site: ["yaml", "schema", "shared"],
  "site/changes": [
    ...["site", "site/edit", "site/files", "site/markdown", "site/page", "site/translate"],
    ...["site/versions", "yaml", "schema", "shared"],
  ],
  "site/checks": [
    ...["site", "site/files", "site/markdown", "site/markup", "site/media"],
    ...["site/page", "site/schedule", "site/values"],
    ...["yaml", "schema", "theme", "shared"],
  ],
  "site/data": ["site", "yaml", "schema", "shared"],
  "site/edit": [
    ...["site", "site/files", "site/markdown", "site/page", "site/read"],
    ...["site/schemas", "site/write"],
    ...["yaml", "schema", "shared"],
  ],
  "site/explain": [
    ...["site", "site/checks", "site/page", "site/schedule", "site/schemas"],
    ...["site/values"],
    ...["yaml", "schema", "shared"],
  ],
  "site/files": ["site", "yaml"],
  "site/markdown": ["site/files", "yaml", "schema", "shared"],
  "site/markup": ["site", "site/page", "yaml", "schema", "shared"],
  "site/media": ["site", "theme", "shared"],
  "site/merge": [
    ...["site", "site/changes", "site/edit", "site/files", "site/translate", "site/versions"],
    ...["yaml", "schema", "shared"],
  ],
  "site/namedVersions": [
    ...["site", "site/changes", "site/edit", "site/page", "site/versions", "site/write"],
    ...["schema", "shared"],
  ],
  "site/page": [
    ...["site", "site/data", "site/files", "site/markdown", "site/media", "site/schedule"],
    ...["yaml", "schema", "shared"],
  ],
  "site/publishing": [
    ...["site", "site/changes", "site/edit", "site/files", "site/merge", "site/page"],
    ...["site/read", "site/versions", "site/write", "schema", "shared"],
  ],
  "site/read": [
    ...["site", "site/checks", "site/data", "site/explain", "site/files", "site/markdown"],
    ...["site/media", "site/page", "site/schedule", "site/schemas", "site/translate"],
    ...["site/values"],
    ...["yaml", "schema", "shared"],
  ],
  "site/report": ["site", "site/read", "yaml", "shared"],
  "site/schedule": ["site", "shared"],
  "site/schemas": ["site", "site/page", "schema", "shared"],
  "site/translate": [
    ...["site", "site/files", "site/markdown", "site/page"],
    ...["yaml", "schema", "shared"],
  ],
  "site/values": ["site", "site/page", "yaml", "shared"],
  "site/versions": [
    "site",
    "site/edit",
    "site/files",
    "site/page",
    "site/schemas",
    "yaml",
    "schema",
    "shared",
  ],
  "site/write": [
    ...["site", "site/data", "site/files", "site/page", "site/read", "site/report"],
    ...["site/schemas"],
    ...["yaml", "schema", "shared"],
  ],
  node: ["node/build", "node/dev", "node/gallery", "node/project", "node/size", "site", "shared"],
  "node/assets": ["node/project", "site", "theme", "shared"],
  "node/build": [
    ...["node/assets", "node/html", "node/project", "node/publish", "node/resolve"],
    ...["node/size"],
    ...["site", "schema", "shared"],
  ],
  "node/dev": [
    ...["node/assets", "node/html", "node/project", "node/resolve", "node/scaffold"],
    ...["site", "yaml", "schema", "shared"],
  ],
  "node/gallery": [
    ...["node/assets", "node/build", "node/dev", "node/project", "node/resolve"],
    ...["node/size"],
    ...["site", "schema", "shared"],
  ],
  "node/html": [],
  "node/pictures": [...["node/resolve", "node/test"], ...["site", "schema", "shared"]],
  "node/project": ["site", "schema", "shared"],
  "node/publish": [
    ...["node/assets", "node/html", "node/project", "node/resolve"],
    ...["site", "site/files", "site/media", "site/page", "schema", "theme", "shared"],
  ],
  "node/resolve": ["node/assets", "node/project", "site", "schema", "theme", "shared"],
  "node/scaffold": ["node/project", "site", "schema", "theme", "shared"],
  "node/test": ["site", "schema", "shared"],
  "node/size": ["site", "schema", "shared"],
  "index.ts": ["node (dynamic)", "site", "yaml", "shared"],
  cli: ["index.ts", "node", "schema", "shared", "site", "yaml"],
  ui: ["theme", "shared"],
  "section.ts": ["shared"],
  sections: ["section.ts", "ui", "theme", "shared"],
  registry: ["sections (dynamic)", "ui", "shared"],
  client: ["shared"],
  "client/live": ["client", "shared"],
  "client/report": ["theme", "shared"],
  render: ["registry", "theme", "shared"],
  editor: [
    ...["editor/bar", "editor/widgets", "editor/form", "editor/frame", "editor/outline"],
    ...["editor/pages", "editor/pending", "editor/pickers", "editor/problems", "editor/settings"],
    ...["editor/palette", "editor/sectionBar", "editor/site", "editor/theme", "editor/languages"],
    ...["shared"],
  ],
  "editor/bar": [
    ...["editor/widgets", "editor/frame", "editor/languages", "editor/publish", "editor/site"],
    ...["shared"],
  ],
  "editor/clipboard": ["editor/paste", "editor/site", "schema", "shared"],
  "editor/widgets": ["shared"],
  "editor/form": [
    ...["editor/widgets", "editor/paste", "editor/pending", "editor/pickers", "editor/site"],
    ...["schema", "shared"],
  ],
  "editor/frame": ["editor/widgets", "editor/site", "schema", "shared"],
  "editor/history": ["schema", "shared"],
  "editor/languages": ["editor/widgets", "editor/site", "shared"],
  "editor/outline": ["editor/clipboard", "editor/widgets", "editor/site", "schema", "shared"],
  "editor/page": ["client (dynamic)", "editor/paste", "shared"],
  "editor/pages": ["editor/widgets", "editor/form", "editor/pending", "editor/site", "shared"],
  "editor/palette": [
    ...["editor/widgets", "editor/frame", "editor/history", "editor/outline", "editor/pending"],
    ...["editor/pickers", "editor/site", "editor/versions", "schema", "shared"],
  ],
  "editor/paste": ["schema", "shared"],
  "editor/pending": ["shared"],
  "editor/pickers": [
    ...["editor/widgets", "editor/paste", "editor/pending", "editor/site", "schema", "shared"],
  ],
  "editor/problems": ["editor/widgets", "editor/history", "editor/site", "shared"],
  "editor/publish": ["editor/widgets", "editor/problems", "editor/site", "shared"],
  "editor/sectionBar": [
    ...["editor/widgets", "editor/form", "editor/outline", "editor/site", "schema"],
  ],
  "editor/settings": ["editor/form", "editor/site"],
  "editor/site": ["editor/history", "editor/pending", "schema", "shared"],
  "editor/theme": ["editor/widgets", "editor/form", "editor/site", "schema", "theme", "shared"],
  "editor/versions": ["editor/widgets", "editor/publish", "editor/site", "shared"],
  gallery: ["render", "theme", "shared"],
  "entry.client.ts": ["client"],
  "entry.live.ts": ["client", "editor/page (dynamic)", "registry", "shared"],
  "entry.editor.tsx": ["editor", "shared"],
  "entry.server.tsx": ["render"],
  "entry.gallery.tsx": ["gallery", "render"],
  "entry.example.ts": ["client", "registry", "shared"],
};

/** The folders that run in Node alone. */
const nodeFolders = ["yaml", "schema", "site", "node", "cli", "index.ts"];

/** Dependencies reach the browser or render the page. All other packages of the project belong to the build. */
const { dependencies, peerDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const ofPages = new Set([
  ...Object.keys({ ...dependencies, ...peerDependencies }),
  // The package has these in files of its own.
  ...vendored,
]);

interface Import {
  from: string;
  to: string;
  /** The package of the import, if it is not a file. */
  package: string | undefined;
  dynamic: boolean;
  /** True if the import is of types only, and compiles to nothing. */
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
  ].map((entry) => ({
    ...entry,
    to: locate(from, entry.to),
    package: entry.to.startsWith(".") ? undefined : /^(@[^/]+\/)?[^/]+/.exec(entry.to)?.[0],
  }));
}

/** A relative import as a path inside src; a package by its name. */
function locate(from: string, to: string): string {
  return to.startsWith(".") ? path.join(path.dirname(from), to) : to;
}

const topOf = (file: string) => file.split(path.sep)[0] ?? "";

/** The row of a file in the table: its folder two levels deep if the table has that, else its top folder. */
const rowOf = (file: string) => {
  const [top = "", inner = ""] = file.split(path.sep);
  return Object.hasOwn(mayImport, `${top}/${inner}`) ? `${top}/${inner}` : top;
};

/** The names that allow an import of `to`: its row and, from another top folder, that folder as a whole. */
const namesOf = (from: string, to: string) =>
  topOf(from) === topOf(to) ? [rowOf(to)] : [rowOf(to), topOf(to)];

const isInside = (to: string) => files.includes(to);

/** The packages that a row's files import, apart from types. */
const packagesOf = (row: string): string[] =>
  imports.flatMap(({ from, package: name, ofTypes }) =>
    rowOf(from) === row && !ofTypes ? (name ?? []) : [],
  );

describe("imports", () => {
  it("finds them", () => {
    expect(imports.filter(({ dynamic }) => dynamic).length).toBeGreaterThan(5);
    expect(imports.length).toBeGreaterThan(50);
  });

  it.each(Object.entries(mayImport))("of %s keep to their direction", (row, allowed) => {
    const forbidden = imports
      .filter(({ from, to }) => rowOf(from) === row && isInside(to) && rowOf(to) !== row)
      .filter(({ from, to, dynamic, ofTypes }) => {
        const names = namesOf(from, to);
        return !names.some(
          (name) =>
            allowed.includes(name) ||
            ((dynamic || ofTypes) && allowed.includes(`${name} (dynamic)`)),
        );
      });
    expect(forbidden).toEqual([]);
  });

  it.each(Object.entries(mayImport))("of %s need all that is allowed to it", (row, allowed) => {
    const needed = imports
      .filter(({ from, to }) => rowOf(from) === row && isInside(to))
      .flatMap(({ from, to }) => namesOf(from, to));
    expect(allowed.filter((name) => !needed.includes(name.replace(" (dynamic)", "")))).toEqual([]);
  });

  it("lead round in no circle of rooms", () => {
    const ahead = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      if (!isInside(to) || rowOf(from) === rowOf(to)) continue;
      ahead.set(rowOf(from), (ahead.get(rowOf(from)) ?? new Set()).add(rowOf(to)));
    }
    const circles: string[] = [];
    const done = new Set<string>();
    const follow = (row: string, path: readonly string[]) => {
      if (path.includes(row)) circles.push([...path.slice(path.indexOf(row)), row].join(" > "));
      if (path.includes(row) || done.has(row)) return;
      for (const next of ahead.get(row) ?? []) follow(next, [...path, row]);
      done.add(row);
    };
    for (const row of ahead.keys()) follow(row, []);
    expect(circles).toEqual([]);
  });

  it("know every folder of src, two levels deep where the table is", () => {
    const split = new Set(Object.keys(mayImport).flatMap((row) => row.split("/").slice(0, -1)));
    const rows = files.map((file) => {
      const [top = "", inner = "", more] = file.split(path.sep);
      return more && split.has(top) ? `${top}/${inner}` : top;
    });
    expect(new Set(rows)).toEqual(new Set(Object.keys(mayImport)));
  });

  it("name files as they are called", () => {
    // TypeScript resolves Button.tsx to Button.ts, and Vite does not.
    const wrong = imports.filter(
      ({ to }) =>
        /\.tsx?$/.test(to) && !to.startsWith("virtual:") && !existsSync(path.join(src, to)),
    );
    expect(wrong).toEqual([]);
  });

  it("never lead from one section to another", () => {
    const sectionOf = (file: string) => file.split(path.sep).slice(0, 2).join("/");
    const wrong = imports.filter(
      ({ from, to }) =>
        topOf(from) === "sections" && topOf(to) === "sections" && sectionOf(from) !== sectionOf(to),
    );
    expect(wrong).toEqual([]);
  });

  const browserRows = Object.keys(mayImport).filter((row) => !nodeFolders.includes(topOf(row)));

  it.each(browserRows)("never bring what belongs to the build into %s", (row) => {
    const ofBuild = packagesOf(row).filter((name) => !ofPages.has(name));
    expect(ofBuild.filter((name) => !name.startsWith("virtual:"))).toEqual([]);
  });

  it("bring no package into what both sides share, and no React into what reads the page", () => {
    const rowsOf = (tops: string[]) =>
      Object.keys(mayImport).filter((row) => tops.includes(topOf(row)));
    expect(rowsOf(["shared", "theme"]).flatMap(packagesOf)).toEqual([]);
    const read = rowsOf(["yaml", "schema", "site"]).flatMap(packagesOf);
    expect(read).toContain("yaml");
    expect(read.filter((name) => /react|emotion|vite/.test(name))).toEqual([]);
  });

  it("keep the file system out of what is pure", () => {
    const found = imports.filter(
      ({ from, to }) =>
        ["yaml", "schema"].includes(topOf(from)) && /^node:(?!path|buffer)/.test(to),
    );
    expect(found).toEqual([]);
  });
});

import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { LineCounter, parse, parseDocument, visit } from "yaml";
import { loadPage } from "../../src/site/read/load.ts";
import { read } from "../diagnostics/readFixture.ts";
import { sample } from "../random/sample.ts";
import { type Declared, declarePages, replaceFields, write } from "./pages.ts";
import { hostileAddresses, hostilePaths, hostileTokens } from "./words.ts";

const opened = vi.hoisted(() => new Set<string>());

/** Records every file and folder that is read through this module. */
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const spied = Object.entries(real).map(([name, value]) => {
    if (typeof value !== "function") return [name, value];
    const spy = (...args: unknown[]) => {
      opened.add(String(args[0]));
      return Reflect.apply(value, real, args);
    };
    return [name, spy];
  });
  return Object.fromEntries(spied);
});

const pages = declarePages();

/** The lines of a page on which an error begins. */
const wrongLines = (source: string) =>
  new Set(
    read(source)
      .diagnostics.filter(({ severity }) => severity === "error")
      .map(({ line }) => line),
  );

/** The lines of a page on which a value is. */
function linesOf(source: string, value: string): number[] {
  const lineCounter = new LineCounter();
  const lines: number[] = [];
  visit(parseDocument(source, { lineCounter }), {
    Scalar(key, node) {
      if (node.value !== value || key === "key") return;
      lines.push(lineCounter.linePos(node.range?.[0] ?? 0).line);
    },
  });
  return lines;
}

/** The page with this value in each field of a kind, without the sections that have none, and how many these are. */
function fillFields(page: Declared, isMeant: (kind: string) => boolean, value: string) {
  const counts = new Map<unknown, number>();
  const filled = replaceFields(page, ({ kind, path: [, section], ...field }) => {
    if (!isMeant(kind)) return field.value;
    counts.set(section, (counts.get(section) ?? 0) + 1);
    return value;
  });
  const sections = filled.sections.filter((_, index) => counts.has(index));
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return { source: write({ ...filled, sections }), count };
}

/** Expects an error on the line of each field of a kind when it has this value. Returns the number of those lines. */
function expectRefused(page: Declared, isMeant: (kind: string) => boolean, value: string): number {
  const { source, count } = fillFields(page, isMeant, value);
  const lines = linesOf(source, value);
  expect(lines, value).toHaveLength(count);
  const wrong = wrongLines(source);
  expect(
    lines.filter((line) => !wrong.has(line)),
    value,
  ).toEqual([]);
  return count;
}

const isLink = (kind: string) => kind === "href" || kind === "shareAddress";

test("the pages themselves are in order", () => {
  for (const page of pages) expect([...wrongLines(write(page))]).toEqual([]);
});

test("every hostile address is refused, in every link of every type", { tags: ["random"] }, () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(40);
  for (const value of sample(hostileAddresses, 6)) {
    const counts = pages.map((page) => expectRefused(page, isLink, value));
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(30);
  }
});

test("every hostile address and path is refused, in every source of every type", {
  tags: ["random"],
}, () => {
  expect(hostilePaths.length).toBeGreaterThanOrEqual(25);
  for (const value of sample([...hostilePaths, ...hostileAddresses], 6)) {
    const counts = pages.map((page) => expectRefused(page, (kind) => kind === "asset", value));
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(30);
  }
});

test("every hostile address is refused where a form is sent and where the site stands", () => {
  const [page] = pages;
  const waitlist = page?.sections.find(({ type }) => type === "waitlist");
  for (const value of hostileAddresses) {
    const source = write({
      site: { ...page?.site, url: value, base: value, logo: value, icon: value },
      sections: [
        {
          ...waitlist,
          type: "waitlist",
          id: "w",
          props: { ...Object(waitlist?.props), action: value },
        },
      ],
    });
    const lines = linesOf(source, value);
    expect(lines).toHaveLength(5);
    expect([...wrongLines(source)], value).toEqual(lines);
  }
});

const themeSchema = JSON.parse(await readFile("schema/theme.schema.json", "utf8"));

/** The paths of every value that a theme may hold. */
function tokensOf(node: Record<string, unknown>, at: string[] = []): string[][] {
  if (typeof node.$ref === "string") {
    return tokensOf(themeSchema.definitions[node.$ref.split("/").at(-1) ?? ""], at);
  }
  if (!node.properties) return [at];
  return Object.entries(node.properties).flatMap(([key, inner]) => tokensOf(inner, [...at, key]));
}

test("every hostile token is refused, in every value of the theme", () => {
  const tokens = tokensOf(themeSchema);
  expect(tokens.length).toBeGreaterThan(20);
  expect(hostileTokens.length).toBeGreaterThanOrEqual(30);
  const site = { name: "Lull", title: "Lull", description: "A page." };
  const sections = [{ type: "statement", props: { title: "Quiet", lines: ["Still."] } }];
  for (const value of hostileTokens) {
    const theme = {};
    for (const keys of tokens) {
      let group: Record<string, unknown> = theme;
      for (const key of keys.slice(0, -1)) {
        group[key] ??= {};
        group = Object(group[key]);
      }
      group[keys.at(-1) ?? ""] = value;
    }
    const source = write({ site, theme, sections: sections.map((s) => ({ ...s, id: "s" })) });
    expect(parse(source).theme).toEqual(theme);
    const lines = linesOf(source, value);
    expect(lines).toHaveLength(tokens.length);
    const wrong = wrongLines(source);
    expect(
      lines.filter((line) => !wrong.has(line)),
      value,
    ).toEqual([]);
  }
});

test("nothing outside the project's folder is looked at, whatever a path says", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const at = (name: string) => path.join(root, "project", name);
  await mkdir(at("public/images"), { recursive: true });
  await symlink(path.resolve("schema"), at("schema"));
  await writeFile(path.join(root, "secret.png"), "");
  await writeFile(at("public/images/hero.png"), "");
  await symlink("../../../secret.png", at("public/images/link.png"));
  const site = { name: "Lull", title: "Lull", description: "A page." };
  const all = [...hostilePaths, "/images/link.png", "/../../secret.png"];
  const images = all.map((src) => ({ src, alt: "A picture." }));
  const sections = images.map((image, index) => ({
    type: "spotlight",
    id: `s${index}`,
    props: { title: "One", text: "Two", images: [image] },
  }));
  const source = write({ site, sections });
  await writeFile(at("page.yaml"), source);
  opened.clear();
  const { diagnostics } = await loadPage(path.join(root, "project"));
  const seen = [...opened];
  const wrong = new Set(diagnostics.map(({ line }) => line));
  const lines = all.flatMap((src) => linesOf(source, src));
  expect(lines).toHaveLength(all.length);
  expect(lines.filter((line) => !wrong.has(line))).toEqual([]);
  expect(seen.length).toBeGreaterThan(3);
  const project = path.join(root, "project") + path.sep;
  expect(seen.filter((file) => !path.resolve(file).startsWith(project.slice(0, -1)))).toEqual([]);
  await rm(root, { recursive: true });
});

import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { iconSets } from "../../src/site/icons.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { describeSections } from "../../src/site/schemas/sectionRules.ts";
import { tones } from "../../src/theme/tones.ts";
import { fixturePublicDir, pageYaml, smallPage } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";
import { openLanguageServer } from "./languageServer.ts";
import { change, complaints } from "./readFixture.ts";

const root = await mkdtemp(path.join(tmpdir(), "broadside-"));
await symlink(path.resolve("schema"), path.join(root, "schema"));
await symlink(fixturePublicDir, path.join(root, "public"));
await writeFile(path.join(root, "page.yaml"), smallPage);
// Writes the completions for editors beside the page.
await check(root, {});
const server = await openLanguageServer(root);
const sections = describeSections(await loadSchemas(process.cwd()));
const types = sections.map(({ type }) => type);
const head = "# yaml-language-server: $schema=./.broadside/page.schema.json\n";
const current = change(
  change(
    head + smallPage.slice(smallPage.indexOf("\n") + 1),
    "site:\n",
    "site:\n  logo: /logo/mark.svg\n",
  ),
  "mp4: /videos/tour.mp4",
  "mp4: /videos/tour.mp4\n        webm: /videos/tour.webm",
);
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const words = (text: string | { value: string } | undefined) =>
  typeof text === "string" ? text : text?.value;

afterAll(() => {
  server.close();
  return rm(root, { recursive: true });
});

test("the first line of page.yaml leads the editor to the schema, which finds nothing to say", async () => {
  expect(`${pageYaml.split("\n")[0]}\n`).toBe(head);
  for (const page of [pageYaml, current, smallPage]) {
    expect(await server.diagnoseSyntax(page)).toEqual([]);
  }
});

test("after type:, all types are offered, each with what it is", async () => {
  const items = await server.complete(`${head}sections:\n  - type: ¦\n`);
  const offered = items.map(({ label, documentation }) => [label, words(documentation)]);
  expect(offered).toEqual(sections.map(({ type, description }) => [type, description]));
});

test.each(sample(sections, 6))(
  "inside the props of $type, its settings are offered, and no others",
  { tags: ["random"] },
  async (section) => {
    const { type, title } = section;
    const page = `${head}sections:\n  - type: ${type}\n    props:\n      ¦\n`;
    const { properties } = JSON.parse(readFileSync(`schema/sections/${type}.schema.json`, "utf8"));
    const offered = labels(await server.complete(page)).filter((label) => label !== title);
    expect(new Set(offered)).toEqual(new Set(Object.keys(properties)));
  },
);

test("values to choose from are offered", async () => {
  const page = `${head}sections:\n  - type: hero\n    tone: ¦\n`;
  expect(labels(await server.complete(page))).toEqual([...tones]);
});

describe("values from outside the schemas are offered, and pass the check", () => {
  const icons = ["list-checks", "traffic-signal", "/logo/mark.svg", ...iconSets.like("brand:")];
  const pictures = readdirSync(fixturePublicDir, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(png|svg)$/.test(file))
    .map((file) => `/${file}`);
  const anchors = ['"#hero"', '"#features"', '"#questions"', '"#start"', '"#cost"'];
  test.each([
    ["icon: list-checks", "icon: ", icons],
    ["icon: brand:discord", "icon: ", icons],
    ['href: "#features"', "href: ", [...anchors, "todo"]],
    ["src: /images/hero.png", "src: ", pictures],
    ["logo: /logo/mark.svg", "logo: ", pictures],
    ["mp4: /videos/tour.mp4", "mp4: ", ["/videos/tour.mp4"]],
    ["webm: /videos/tour.webm", "webm: ", ["/videos/tour.webm"]],
    ["poster: /images/tour-poster.png", "poster: ", pictures],
  ])("%s", { tags: ["random"] }, async (line, key, values) => {
    const items = await server.complete(change(current, line, `${key}¦`));
    expect(labels(items)).toEqual(expect.arrayContaining(values));
    const offered = items.filter(({ label }) => values.includes(label));
    // Some of the thousands of icons, from each set.
    const some = offered.filter((_, index) => index % Math.ceil(offered.length / 12) === 0);
    for (const { insertText = "" } of sample(some, 4)) {
      const page = change(current, line, key + insertText);
      expect(await server.diagnoseSyntax(page), insertText).toEqual([]);
      expect(complaints(page), insertText).toEqual([]);
    }
  });
});

test("every type can be added as a whole, by its name, and is valid", {
  tags: ["random"],
}, async () => {
  const items = await server.complete(`${head}sections:\n  - ¦\n`);
  const snippets = items.filter(({ label }) => types.includes(label));
  expect(labels(snippets)).toEqual(types);
  for (const { label, insertText = "" } of sample(snippets, 6)) {
    const lines = insertText.replaceAll(/\\([$}\\])/g, "$1").split("\n");
    const site = smallPage.slice(smallPage.indexOf("site:"), smallPage.indexOf("sections:"));
    const page = `${head}${site}sections:\n  - ${lines.join("\n  ")}\n`;
    expect(await server.diagnoseSyntax(page), label).toEqual([]);
    expect(
      complaints(page).filter(({ code }) => !["no-anchor", "sample"].includes(code)),
      label,
    ).toEqual([]);
  }
});

test("a setting says what it is when the mouse rests on it", async () => {
  const hover = await server.hover(change(smallPage, "alt: The", "a¦lt: The"));
  expect(hover).toContain("What the picture shows");
});

describe("one mistake is one diagnostic", () => {
  test.each([
    ["type: hero", "type: heroo"],
    ["  - type: hero\n    tone", "  - tone"],
    ["threshold: 0.2", "treshold: 0.2"],
    ["rating: 4", "rating: four"],
    ["enabled: true", "enabled: yes"],
    ["        alt: The app on a phone.\n", ""],
    ["rating: 4", "rating: 9"],
    ["tone: soft", "tone: sotf"],
    ["mailto:hello@lull.museum", "javascript:alert(1)"],
    [
      "        - name: Noor\n          rating: 4\n          feedback: I sleep again.",
      "        name: Noor\n        rating: 4\n        feedback: I sleep again.",
    ],
    [
      "      image:\n        src: /images/hero.png\n        alt: The app on a phone.",
      "      image: hero.png",
    ],
    ['"#1f5d4c"', "#1f5d4c"],
  ])("%j → %j", async (right, wrong) => {
    for (const whole of [smallPage, current]) {
      const page = whole.replace(right, wrong);
      expect(page).not.toBe(whole);
      expect(await server.diagnoseSyntax(page)).toHaveLength(1);
    }
  });
});

test("a pattern that is broken is explained in words", async () => {
  const page = change(smallPage, "mailto:hello@lull.museum", "javascript:alert(1)");
  const [diagnostic] = await server.diagnoseSyntax(page);
  expect(diagnostic?.message).toContain("A link is #section, /path, https://");
});

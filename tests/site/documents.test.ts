import { readFile } from "node:fs/promises";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, it } from "vitest";
import { mainId } from "../../src/shared/landmarks.ts";
import { publishedDocument, publishedSite } from "../browser/publishedSite.ts";
import { declaredBy, projectNames, siteNames } from "../browser/sites.ts";
import { listTags, type Tag } from "./tags.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes void elements, entities and boolean attributes in its own way, which HTML allows.
    "attribute-boolean-style": "off",
    "void-style": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    // The accordion's library renders buttons without a type; none is in a form.
    "no-implicit-button-type": "off",
  },
});

/** The errors of a document as HTML. */
async function findErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset, offset + 120)}`,
    ),
  );
}

/** Every id and type that the page's author gives, to headings in Markdown too. */
function namesIn(value: unknown): Set<string> {
  if (typeof value === "string") {
    return new Set([...value.matchAll(/\{#([^}]+)\}/g)].map(([, id = ""]) => id));
  }
  if (typeof value !== "object" || value === null) return new Set();
  const own = Object.entries(value).filter(([name]) => ["id", "type"].includes(name));
  const inside = Object.values(value).flatMap((each) => [...namesIn(each)]);
  return new Set([...own.map(([, name]) => String(name)), ...inside]);
}

/** The section types that are landmarks, and their elements. */
const landmarks = { announcement: "aside", header: "header", footer: "footer" } as const;

/** Elements in which a header or footer is no landmark. */
const sectioning = ["article", "aside", "main", "nav", "section"];
const isLandmark = ({ name, around }: Tag) =>
  name === "aside" || !around.some((outer) => sectioning.includes(outer));

const references = ["aria-labelledby", "aria-controls", "aria-describedby", "for"];

for (const site of siteNames) {
  describe(site, () => {
    const on = declaredBy(site).sections.filter(({ enabled }) => enabled !== false);
    let html: string;
    let tags: Tag[];
    let ids: string[];

    beforeAll(async () => {
      html = await readFile(await publishedDocument(site), "utf8");
      tags = listTags(html);
      ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
    });

    it("the document is valid HTML", async () => {
      expect(await findErrors(html)).toEqual([]);
    });

    it.runIf(projectNames.includes(site))("404.html is valid HTML", async () => {
      const missing = await readFile(path.join(await publishedSite(site), "404.html"), "utf8");
      expect(await findErrors(missing)).toEqual([]);
    });

    it("what the page calls its own parts, no author can call theirs", () => {
      const given = namesIn(declaredBy(site));
      const taken = ids.filter((id) => /^[a-z][a-z0-9_-]*$/.test(id) && !given.has(id));
      expect(taken).toEqual([mainId]);
    });

    it("sections are in the order of page.yaml, in their landmarks", () => {
      const inMain = on.filter(({ type }) => !Object.hasOwn(landmarks, type));
      const sections = tags.filter((tag) => tag.name === "section" && tag.around.at(-1) === "main");
      expect(sections.map(({ attributes }) => attributes.id)).toEqual(
        inMain.map(({ type, id }) => id ?? type),
      );
      expect(tags.filter(({ name }) => name === "main")).toHaveLength(1);
      for (const [type, element] of Object.entries(landmarks)) {
        const found = tags.filter((tag) => tag.name === element && isLandmark(tag));
        expect(found).toHaveLength(on.filter((section) => section.type === type).length);
      }
    });

    it("there is one h1, and headings go down one level at a time", () => {
      const levels = tags
        .filter(({ name }) => /^h[1-6]$/.test(name))
        .map(({ name }) => Number(name.slice(1)));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    });

    it("ids are unique, and every reference and anchor leads to one", () => {
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const named = tags.flatMap(({ attributes }) =>
        references.flatMap((name) => attributes[name]?.split(" ") ?? []),
      );
      const anchors = tags.flatMap(({ name, attributes: { href } }) =>
        name === "a" && href?.startsWith("#") ? href.slice(1) : [],
      );
      expect([...named, ...anchors].filter((id) => !ids.includes(id))).toEqual([]);
    });
  });
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "playwright/test";
import { mainId } from "../../src/shared/landmarks.ts";
import { declaredBy, documentOf, projectNames, siteNames } from "../browser/sites.ts";
import { rootOf } from "../project/makeProject.ts";

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

for (const site of siteNames) {
  test(`${site}: what the page calls its own parts, no author can call theirs`, () => {
    const html = readFileSync(documentOf(site), "utf8");
    const given = namesIn(declaredBy(site));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
    const taken = ids.filter((id) => /^[a-z][a-z0-9_-]*$/.test(id) && !given.has(id));
    expect(taken).toEqual([mainId]);
  });

  const documents = [documentOf(site)];
  if (projectNames.includes(site)) documents.push(path.join(rootOf(site), "dist/404.html"));
  for (const document of documents) {
    test(`${site}: ${path.basename(document)} is valid HTML`, async () => {
      const html = readFileSync(document, "utf8");
      const { results } = await validator.validateString(html);
      const errors = results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, offset }) =>
            `${ruleId}: ${message} ${html.slice(offset, offset + 120)}`,
        ),
      );
      expect(errors).toEqual([]);
    });
  }
}

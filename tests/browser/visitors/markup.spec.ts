import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { rootOf } from "../../project.ts";
import { siteNames } from "../sites.ts";
import { expect, test } from "../test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React prints void elements, entities and boolean attributes in its own way, which HTML allows.
    "attribute-boolean-style": "off",
    "void-style": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    // The accordion's library prints its buttons without a type; they stand in no form.
    "no-implicit-button-type": "off",
  },
});

for (const site of siteNames) {
  for (const file of ["index.html", "404.html"]) {
    test(`${site}: ${file} is valid HTML`, async () => {
      const html = readFileSync(path.join(rootOf(site), "dist", file), "utf8");
      const { results } = await validator.validateString(html);
      const faults = results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, offset }) =>
            `${ruleId}: ${message} ${html.slice(offset, offset + 120)}`,
        ),
      );
      expect(faults).toEqual([]);
    });
  }
}

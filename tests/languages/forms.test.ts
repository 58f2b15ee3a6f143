import { expect, it } from "vitest";
import { child, dataAt } from "../../src/shared/dataAt.ts";
import { homeYaml, linkTo, readFiles, subpage } from "../pages/site.ts";

const form = `  - type: contact
    props:
      title: Write to us
      form:
        service: own
        action: https://forms.lull.example/contact
        button: Send
        fields:
          - label: Your name
          - label: Your e-mail
            kind: email
          - label: Your name
          - label: About
            options: [Plans, Voices]
          - label: City
            name: town
`;

const german = {
  ...{ "Your name": "Ihr Name", "Your e-mail": "Ihre E-Mail", About: "Thema", City: "Ort" },
  ...{ Plans: "Tarife", Voices: "Stimmen" },
};

const catalogue = Object.entries(german)
  .map(([id, text]) => {
    const name = ["Plans", "Voices"].includes(id) ? "options" : "label";
    return `msgctxt "contact form.fields.${name}"\nmsgid "${id}"\nmsgstr "${text}"\n`;
  })
  .join("\n");

it("a form sends the same names and values in every language", async () => {
  const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n';
  const { languages } = await readFiles(
    {
      "page.yaml": homeYaml
        .replace("  base:", "  languages:\n    - lang: de\n      name: Deutsch\n  base:")
        .replace("  - type: footer", `${form}  - type: footer`),
      "pages/privacy.yaml": subpage(linkTo("/")),
    },
    { translations: new Map([["de", { text: header + catalogue, diagnostics: [] }]]) },
  );
  const [page] = languages[0]?.pageFiles ?? [];
  const contact = page?.sections.find(({ type }) => type === "contact");
  const fields = dataAt(contact?.props, ["form", "fields"]);
  const sent = (Array.isArray(fields) ? fields : []).map((field) =>
    ["label", "name", "options", "values"].map((name) => child(field, name)),
  );
  expect(sent).toMatchInlineSnapshot(`
    [
      [
        "Ihr Name",
        "Your name",
        undefined,
        undefined,
      ],
      [
        "Ihre E-Mail",
        "email",
        undefined,
        undefined,
      ],
      [
        "Ihr Name",
        "Your name 2",
        undefined,
        undefined,
      ],
      [
        "Thema",
        "About",
        [
          "Tarife",
          "Stimmen",
        ],
        [
          "Plans",
          "Voices",
        ],
      ],
      [
        "Ort",
        "town",
        undefined,
        undefined,
      ],
    ]
  `);
});

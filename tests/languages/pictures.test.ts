import { expect, it } from "vitest";
import { noMedia } from "../../src/site/media/facts.ts";
import { homeYaml, readFiles } from "../pages/site.ts";

const sections = `  - type: prose
    props:
      title: In a text
      text: |
        ![The app](/images/text.png)
  - type: spotlight
    props:
      title: The app
      images:
        - src: /images/hero.png
          alt: The app on a phone.
`;

const files = {
  "page.yaml": homeYaml
    .replace("  base:", "  languages:\n    - lang: de\n      name: Deutsch\n  base:")
    .replace("  - type: footer", `${sections}  - type: footer`)
    .replace(/ {6}button:\n.*\n.*\n/, ""),
};
const own = ["hero.png", "hero.de.png", "hero.fr.png", "text.png", "text.de.png"];
const publicFiles = [...own.map((name) => `/images/${name}`), "/logo/mark.svg", "/favicon.svg"];
const context = { files: new Map(publicFiles.map((file) => [file, "file"] as const)) };

it("a picture of a language takes the place of the one beside it", async () => {
  const { pages, languages } = await readFiles(files, {
    ...context,
    readMedia: async () => noMedia,
  });
  const shown = (value: unknown) => JSON.stringify(value).match(/[a-z]+(\.de)?\.png/g);
  expect(shown(pages[0].pageFile?.sections)).toEqual(["text.png", "hero.png"]);
  expect(shown(languages[0]?.pageFiles[0]?.sections)).toEqual(["text.de.png", "hero.de.png"]);
  expect(pages[0].pictures).toContain("/images/hero.de.png");
  expect(pages[0].referencedFiles).not.toContain("/images/hero.fr.png");
});

it("a picture of a language that cannot be read is told", async () => {
  // Nothing is at its path.
  const { pages } = await readFiles(files, context);
  const told = pages[0].diagnostics.filter(({ message }) => message.includes("hero."));
  expect(told.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "Section 5, spotlight, item 1 of images: "src" cannot be "/images/hero.de.png": the file cannot be opened as a picture.",
    ]
  `);
});

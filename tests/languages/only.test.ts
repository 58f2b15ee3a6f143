import { expect, it } from "vitest";
import { createAssetContext } from "../../src/node/assets/pictures.ts";
import { resolvePages } from "../../src/node/resolve/resolve.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { fixturePaths } from "../fixtures/index.ts";
import { homeYaml, linkTo, readFiles, subpage, tell } from "../pages/site.ts";

const languages = `  languages:
    - lang: de
      name: Deutsch
    - lang: fr
      name: français
`;

const files = {
  "page.yaml": homeYaml
    .replace("  base:", `${languages}  base:`)
    .replace("    id: plans\n", "    id: plans\n    only: [en, fr]\n")
    .replace("  - type: footer", `${linkTo("/impressum/", "legal")}  - type: footer`),
  "pages/impressum.yaml": subpage(linkTo("/", "back"), "  only: [de]\n"),
  "pages/privacy.yaml": subpage(linkTo("/")),
};

it("sections and pages are there in the languages that they name", async () => {
  const { pages, languages } = await readFiles(files);
  expect(pages.flatMap(({ diagnostics }) => diagnostics.filter(isError))).toEqual([]);
  const all = [
    ...pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...languages.flatMap(({ pageFiles }) => pageFiles),
  ];
  const schemas = await loadSchemas(process.cwd());
  const context = { ...createAssetContext(fixturePaths, "/promo/"), schemas };
  const resolved = await resolvePages(all, context);
  const shown = resolved.map(({ path, sections, languages = [] }) => [
    path,
    sections.map(({ id }) => id).join(" "),
    languages.map(({ href, isElsewhere }) => href + (isElsewhere ? "*" : "")).join(" "),
  ]);
  expect(shown).toMatchInlineSnapshot(`
    [
      [
        "/",
        "header plans legal footer",
        "/promo/ /promo/de/ /promo/fr/",
      ],
      [
        "/privacy/",
        "header cta footer",
        "/promo/privacy/ /promo/de/privacy/ /promo/fr/privacy/",
      ],
      [
        "/de/",
        "header legal footer",
        "/promo/ /promo/de/ /promo/fr/",
      ],
      [
        "/de/impressum/",
        "header back footer",
        "/promo/* /promo/de/impressum/ /promo/fr/*",
      ],
      [
        "/de/privacy/",
        "header cta footer",
        "/promo/privacy/ /promo/de/privacy/ /promo/fr/privacy/",
      ],
      [
        "/fr/",
        "header plans legal footer",
        "/promo/ /promo/de/ /promo/fr/",
      ],
      [
        "/fr/privacy/",
        "header cta footer",
        "/promo/privacy/ /promo/de/privacy/ /promo/fr/privacy/",
      ],
    ]
  `);
  const links = (path: string) =>
    JSON.stringify(resolved.find((page) => page.path === path)?.sections).match(/impressum/g);
  expect(links("/")).toBe(null);
  expect(links("/de/")).toHaveLength(1);
});

const isError = ({ severity }: { severity: string }) => severity === "error";

it("two sections may have one id, if no language has both", async () => {
  const twins = (other: string) =>
    subpage(
      `${linkTo("/", "law")}    only: [en]\n${linkTo("/", "law")}    only: [${other}]\n`,
      "  listed: false\n",
    );
  const told = (other: string) => tell({ ...files, "pages/law.yaml": twins(other) });
  expect(await told("de")).not.toContain("law");
  expect(await told("en")).toContain("same-id");
});

it("a language that the site does not have is told", async () => {
  const wrong = {
    ...files,
    "pages/impressum.yaml": subpage(linkTo("/", "back"), "  only: [at]\n"),
  };
  const lines = (await tell(wrong)).split("\n");
  expect(
    lines.slice(lines.findIndex((line) => line.includes("unknown-language"))).slice(0, 2),
  ).toMatchInlineSnapshot(`
      [
        "pages/impressum.yaml:4:10-12 error unknown-language Page: the site is not in "at".",
        "  Its languages are en, de and fr. npm run translate -- at adds this one.",
      ]
    `);
});

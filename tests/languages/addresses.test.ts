import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { runEdit } from "../../src/cli/runEdit.ts";
import { createAssetContext } from "../../src/node/assets/pictures.ts";
import { resolvePages } from "../../src/node/resolve/resolve.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { fixturePaths } from "../fixtures/index.ts";
import { homeYaml, linkTo, readFiles, subpage, tell, writeSite } from "../pages/site.ts";

const addresses = (...list: [lang: string, address: string][]) =>
  `  addresses:\n${list.map(([lang, address]) => `    - lang: ${lang}\n      address: ${address}\n`).join("")}`;

const settings = `  languages:
    - lang: de
      name: Deutsch
    - lang: fr
      name: français
  redirects:
    - from: /de/tarife/
      to: /de/preise/
    - from: /costs/
      to: /pricing/
`;

const files = {
  "page.yaml": homeYaml
    .replace("  base:", `${settings}  base:`)
    .replace("  - type: footer", `${linkTo("/pricing/#plans", "more")}  - type: footer`),
  "pages/pricing.yaml": subpage(linkTo("/", "plans"), addresses(["de", "/preise/"])),
  "pages/privacy.yaml": subpage(linkTo("/pricing/")),
};

const isError = ({ severity }: { severity: string }) => severity === "error";

async function resolve() {
  const { pages, languages } = await readFiles(files);
  expect(pages.flatMap(({ diagnostics }) => diagnostics.filter(isError))).toEqual([]);
  const all = [
    ...pages.flatMap(({ pageFile }) => pageFile ?? []),
    ...languages.flatMap(({ pageFiles }) => pageFiles),
  ];
  const context = createAssetContext(fixturePaths, "/promo/");
  return resolvePages(all, { ...context, schemas: await loadSchemas(process.cwd()) });
}

it("a page has an address of its own in another language, and every link there leads to it", async () => {
  const shown = (await resolve()).map((page) => [
    page.path,
    page.languages?.map(({ href }) => href).join(" "),
    JSON.stringify(page.sections)
      .match(/[^"]*(pricing|preise)[^"]*/g)
      ?.join(" ") ?? "",
  ]);
  expect(shown).toMatchInlineSnapshot(`
    [
      [
        "/",
        "/promo/ /promo/de/ /promo/fr/",
        "/promo/pricing/#plans",
      ],
      [
        "/pricing/",
        "/promo/pricing/ /promo/de/preise/ /promo/fr/pricing/",
        "",
      ],
      [
        "/privacy/",
        "/promo/privacy/ /promo/de/privacy/ /promo/fr/privacy/",
        "/promo/pricing/",
      ],
      [
        "/de/",
        "/promo/ /promo/de/ /promo/fr/",
        "/promo/de/preise/#plans",
      ],
      [
        "/de/preise/",
        "/promo/pricing/ /promo/de/preise/ /promo/fr/pricing/",
        "",
      ],
      [
        "/de/privacy/",
        "/promo/privacy/ /promo/de/privacy/ /promo/fr/privacy/",
        "/promo/de/preise/",
      ],
      [
        "/fr/",
        "/promo/ /promo/de/ /promo/fr/",
        "/promo/fr/pricing/#plans",
      ],
      [
        "/fr/pricing/",
        "/promo/pricing/ /promo/de/preise/ /promo/fr/pricing/",
        "",
      ],
      [
        "/fr/privacy/",
        "/promo/privacy/ /promo/de/privacy/ /promo/fr/privacy/",
        "/promo/fr/pricing/",
      ],
    ]
  `);
});

it("visitors of earlier addresses are led on", async () => {
  const pages = await resolve();
  const redirects = pages
    .filter(({ path }) => /^\/(..\/)?$/.test(path))
    .map(({ site }) => (site.redirects ?? []).map(({ from, to }) => `${from} ${to}`));
  expect(redirects).toMatchInlineSnapshot(`
    [
      [
        "/de/tarife/ /de/preise/",
        "/costs/ /pricing/",
      ],
      [
        "/de/costs/ /de/preise/",
        "/de/pricing/ /de/preise/",
      ],
      [
        "/fr/costs/ /fr/pricing/",
      ],
    ]
  `);
});

it("an address that no page can have is told", async () => {
  const wrong = {
    ...files,
    "pages/privacy.yaml": subpage(
      linkTo("/pricing/"),
      addresses(["de", "/preise/"], ["at", "/a/"], ["fr", "/assets/"], ["fr", "/b/"]),
    ),
    "pages/terms.yaml": subpage(linkTo("/"), addresses(["de", "agb"], ["fr", "/CGV/"])),
  };
  const lines = (await tell(wrong)).split("\n").filter((line) => !line.includes("notice"));
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "pages/pricing.yaml:6:16-24 error address-taken Page: pages/privacy.yaml is at /de/preise/ too.
      Give one of the two another address.
      Give each page its own. If it is meant, write # meant on the line above.
      Give each page its own. If it is meant, write # meant on the line above.
    pages/privacy.yaml:6:16-24 error address-taken Page: pages/pricing.yaml is at /de/preise/ too.
      Give one of the two another address.
    pages/privacy.yaml:7:13-15 error unknown-language Page: "at" is no other language of the site.
      Its other languages are de, fr.
    pages/privacy.yaml:10:16-24 error bad-name No page can be at /assets/: the build keeps its own files at /assets/.
      Give the page another address.
    pages/privacy.yaml:11:13-15 error same-language Page: the page has an address in "fr" already.
      Delete one of the two.
      Link to /terms/ from another page, as in the footer of page.yaml. If it is to be found by its address alone, write listed: false below page:.
      Give each page its own. If it is meant, write # meant on the line above.
      Give each page its own. If it is meant, write # meant on the line above.
    pages/terms.yaml:6:16-19 error bad-value Page, item 1 of addresses: "address" cannot be "agb".
      Did you mean "/agb/"? An address holds small letters, digits, - and _, between slashes: /preise/.
      fix: Write /agb/.
    pages/terms.yaml:8:16-21 error bad-value Page, item 2 of addresses: "address" cannot be "/CGV/".
      Did you mean "/cgv/"? An address holds small letters, digits, - and _, between slashes: /preise/.
      fix: Write /cgv/."
  `);
});

it("an address may have the letters of its language, and none that look like those of another", async () => {
  const wrong = {
    ...files,
    "pages/pricing.yaml": subpage(linkTo("/"), addresses(["de", "/straße/"], ["fr", "/où/"])),
    "pages/privacy.yaml": subpage(linkTo("/pricing/"), addresses(["de", "/strasse/"])),
  };
  const told = await tell(wrong);
  expect(told).toContain("/de/straße/ looks like /de/strasse/, the address of pages/privacy.yaml.");
  expect(told).not.toContain("/où/");
  const apart = { ...files, "pages/privacy.yaml": subpage(linkTo("/"), addresses(["de", "/ü/"])) };
  const same = subpage(linkTo("/"), addresses(["de", "/ü/".normalize("NFD")]));
  expect(await tell({ ...apart, "pages/pricing.yaml": same })).toContain(
    "pages/privacy.yaml is at /de/ü/ too.",
  );
});

it("an address in another language is changed by its name, with what leads to it", async () => {
  const root = await writeSite(files);
  symlinkSync(path.resolve("schema"), path.join(root, "schema"));
  const edit = (...words: string[]) => runEdit(root, words, () => "");
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const settingsNow = () => /addresses:.*?(?=sections:)/s.exec(read("pages/pricing.yaml"))?.[0];
  const redirectsNow = () => /redirects:.*?(?= {2}base:)/s.exec(read("page.yaml"))?.[0];
  expect(await edit("rename", "/de/preise/", "/de/kosten/")).toMatchObject({ code: 0 });
  expect([settingsNow(), redirectsNow()].join("")).toMatchInlineSnapshot(`
    "addresses:
        - lang: de
          address: /kosten/
    redirects:
        - from: /de/tarife/
          to: /de/kosten/
        - from: /costs/
          to: /pricing/
        - from: /de/preise/
          to: /de/kosten/
    "
  `);
  expect(await edit("rename", "/fr/pricing/", "/fr/tarifs/")).toMatchObject({ code: 0 });
  expect(await edit("rename", "/de/kosten", "de/pricing")).toMatchObject({ code: 0 });
  expect([settingsNow(), redirectsNow()].join("")).toMatchInlineSnapshot(`
    "addresses:
        - lang: fr
          address: /tarifs/
    redirects:
        - from: /de/tarife/
          to: /de/pricing/
        - from: /costs/
          to: /pricing/
        - from: /de/preise/
          to: /de/pricing/
        - from: /fr/pricing/
          to: /fr/tarifs/
        - from: /de/kosten/
          to: /de/pricing/
    "
  `);
  expect(await edit("rename", "/fr/tarifs/", "/fr/pricing/")).toMatchObject({ code: 0 });
  expect(read("pages/pricing.yaml")).not.toContain("addresses");
  for (let left = 4; left > 0; left -= 1) await edit("undo");
  for (const [file, text] of Object.entries(files)) expect(read(file)).toBe(text);
  const refusals = [
    ["/de/preise/", "/de/privacy/"],
    ["/de/preise/", "/fr/preise/"],
    ["/de/preise/", "/de/Über uns/"],
    ["/de/preise/", "/de/index/"],
    ["/de/", "/de/start/"],
    ["/de/nothing/", "/de/anything/"],
  ] as const;
  const said = await Promise.all(
    refusals.map(async (words) => (await edit("rename", ...words)).complaint),
  );
  expect(said.join("\n")).toMatchInlineSnapshot(`
    "There is a page at /de/privacy/ already. Choose another address.
    The page stays in its language: its new address begins with /de/.
    /Über uns/ cannot be the address of a page. It holds small letters, digits, - and _, with / between folders, such as /legal/privacy/.
    No page can be at /index/: the page of a folder is the file beside it. Choose another address.
    The first page is at /de/ and stays there.
    There is no page at /de/nothing/."
  `);
});

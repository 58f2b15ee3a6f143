import { expect, test } from "vitest";
import { change, complaints, fixed, read, smallPage, tell } from "./readFixture.ts";

/** The diagnostics for each wrong line in the place of the right one. */
const tellAll = (cases: readonly (readonly [string, string])[]) =>
  cases.map(([right, wrong]) => tell(right, wrong)).join("\n");

const social = `      social:
        title: Social
        links:
          - label: Discord
            icon: brand:discord
            href: https://lull.museum/chat
`;

test("settings belong where their values are right", () => {
  const links = "      links:\n        - label: Help\n          href: /help.html\n";
  expect(
    tellAll([
      ["      social:\n", `${links}      social:\n`],
      ["      social:\n", `      groups:\n        - title: More\n${links}      social:\n`],
      [social, "      social:\n        - label: Discord\n          href: todo\n"],
    ]),
  ).toMatchInlineSnapshot(`
    "      links:
            - label: Help
              href: /help.html
          social:

      68:7-12 misplaced Section 7, footer: "links" belongs inside an entry of "groups". Put it, and what belongs to it, into an entry of the list groups:, which starts with - and stands beside it.
          groups:
            - title: More
          links:
            - label: Help
              href: /help.html
          social:

      69:11-16 missing Section 7, footer, item 1 of groups: "links" is missing. Add links: with its entries on the lines below, each starting with -. The links, in order.
      70:7-12 misplaced Section 7, footer: "links" belongs inside an entry of "groups". Put it, and what belongs to it, into an entry of the list groups:, which starts with - and stands beside it.
          social:
            - label: Discord
              href: todo

      68:7-13 wrong-kind Section 7, footer: "social" should be a group of settings, but it is a list. Put its settings on lines of their own below, indented: title: …, links: …. Your places on social networks, under a title."
  `);
});

test("telephone numbers and mailboxes as people write them", () => {
  const links = [
    ...["tel:089 / 123", "089/123 45", "Tel: 089 123", "tel:089–123", "tel:0800 FLOWERS", "tel:"],
    ...["mailto:Info <info@lull.museum>", "Info <info@lull.museum>", "mailto: Info@lull.museum"],
    ...[
      "mailto:john doe@lull.museum",
      "mailto:<info@lull.museum>",
      "mailto:info@exämple.com?x=<b>",
    ],
  ];
  const right = "mailto:hello@lull.museum";
  expect(
    tellAll(links.map((link) => [right, JSON.stringify(link)] as const)),
  ).toMatchInlineSnapshot(`
    ""tel:089 / 123"
      20:15-30 bad-link Section 1, header, button: "href" cannot be "tel:089 / 123": a telephone number is digits, with spaces, ( ), . and - between them. Did you mean "tel:089 123"? → Write tel:089 123.
    "089/123 45"
      20:15-27 bad-link Section 1, header, button: "href" cannot be "089/123 45": it is a telephone number. Did you mean "tel:089 123 45"? → Write tel:089 123 45.
    "Tel: 089 123"
      20:15-29 bad-link Section 1, header, button: "href" cannot be "Tel: 089 123": a telephone number is digits, with spaces, ( ), . and - between them. Did you mean "tel:089 123"? → Write tel:089 123.
    "tel:089–123"
      20:15-28 bad-link Section 1, header, button: "href" cannot be "tel:089–123": a telephone number is digits, with spaces, ( ), . and - between them. Did you mean "tel:089-123"? → Write tel:089-123.
    "tel:0800 FLOWERS"
      20:15-33 bad-link Section 1, header, button: "href" cannot be "tel:0800 FLOWERS": a telephone number is digits, with spaces, ( ), . and - between them. Write tel: and the number, such as tel:+49 30 123456.
    "tel:"
      20:15-21 bad-link Section 1, header, button: "href" cannot be "tel:": nothing stands behind tel:. Did you mean "todo"? Write the whole address, or todo while the link has no destination.
    "mailto:Info <info@lull.museum>"
      20:15-47 bad-link Section 1, header, button: "href" cannot be "mailto:Info <info@lull.museum>": a link is the address alone. Did you mean "mailto:info@lull.museum"? → Write mailto:info@lull.museum.
    "Info <info@lull.museum>"
      20:15-40 bad-link Section 1, header, button: "href" cannot be "Info <info@lull.museum>": a link is the address alone. Did you mean "mailto:info@lull.museum"? → Write mailto:info@lull.museum.
    "mailto: Info@lull.museum"
      20:15-41 bad-link Section 1, header, button: "href" cannot be "mailto: Info@lull.museum": a link has no spaces, and its beginning no capitals. Did you mean "mailto:Info@lull.museum"? → Write mailto:Info@lull.museum.
    "mailto:john doe@lull.museum"
      20:15-44 bad-link Section 1, header, button: "href" cannot be "mailto:john doe@lull.museum": a link has no spaces, and its beginning no capitals. Did you mean "mailto:johndoe@lull.museum"?
    "mailto:<info@lull.museum>"
      20:15-42 bad-link Section 1, header, button: "href" cannot be "mailto:<info@lull.museum>": a link is the address alone. Did you mean "mailto:info@lull.museum"? → Write mailto:info@lull.museum.
    "mailto:info@exämple.com?x=<b>""
  `);
});

test("icons that are called otherwise, or only begin like that", () => {
  const icons = [
    "bike",
    "bike-bold",
    "bolt",
    "puzzle",
    "apple",
    "hart",
    "ph-notebook",
    "chart-lin",
  ];
  expect(
    tellAll(icons.map((icon) => ["icon: list-checks", `icon: ${icon}`] as const)),
  ).toMatchInlineSnapshot(`
    "icon: bike
      43:17-21 no-icon Section 4, features, item 2 of items: there is no icon "bike". Did you mean "bicycle" or "person-simple-bike"?
    icon: bike-bold
      43:17-26 no-icon Section 4, features, item 2 of items: there is no icon "bike-bold". Did you mean "bicycle-bold" or "person-simple-bike-bold"?
    icon: bolt
      43:17-21 no-icon Section 4, features, item 2 of items: there is no icon "bolt". Did you mean "lightning"?
    icon: puzzle
      43:17-23 no-icon Section 4, features, item 2 of items: there is no icon "puzzle". Did you mean "puzzle-piece"?
    icon: apple
      43:17-22 no-icon Section 4, features, item 2 of items: there is no icon "apple". Did you mean "brand:apple", "apple-logo" or "apple-podcasts-logo"?
    icon: hart
      43:17-21 no-icon Section 4, features, item 2 of items: there is no icon "hart". Did you mean "heart"?
    icon: ph-notebook
      43:17-28 no-icon Section 4, features, item 2 of items: there is no icon "ph-notebook". Did you mean "notebook"?
    icon: chart-lin
      43:17-26 no-icon Section 4, features, item 2 of items: there is no icon "chart-lin". Did you mean "chart-line" or "chart-pie"?"
  `);
});

test.each([
  ["não", "false"],
  ["Sim", "true"],
  ["JA", "true"],
  ["nein", "false"],
  ["oui", "true"],
  ["sí", "true"],
  ["si", "true"],
  ["да", "true"],
  ["Нет", "false"],
  ["はい", "true"],
  ["아니요", "false"],
  ["لا", "false"],
  ["όχι", "false"],
  ["hayır", "false"],
  ["nao", "false"],
  ["0", "false"],
  ["FALSCH", "false"],
])("%s is %s", (word, value) => {
  const page = change(smallPage, "enabled: true", `enabled: ${word}`);
  expect(fixed(page)).toBe(change(smallPage, "enabled: true", `enabled: ${value}`));
});

const ids = ["über-uns", "маникюр", "料金", "サービス", "सेवाएँ", "الأسعار", "ηβ_2"];

test.each(ids)("%s is an id, links lead to it, and both are read in one form", (id) => {
  for (const form of ["NFC", "NFD"] as const) {
    const link = id.normalize(form === "NFC" ? "NFD" : "NFC");
    const page = smallPage.replace("id: questions", `id: ${id.normalize(form)}`);
    const { pageFile, diagnostics } = read(change(page, '"#questions"', `"#${link}"`));
    expect(diagnostics).toEqual([]);
    expect(pageFile?.sections.map((section) => section.id)).toContain(id.normalize("NFC"));
    expect(JSON.stringify(pageFile)).toContain(`"#${id.normalize("NFC")}"`);
    const twice = change(page, "id: cost", `id: ${link}`);
    expect(complaints(twice).map(({ code }) => code)).toContain("same-id");
  }
});

test.each(ids)("%s as the browser's address shows it can only be itself", (id) => {
  const page = smallPage.replace("id: questions", `id: ${id}`);
  const coded = change(page, '"#questions"', `"#${encodeURIComponent(id)}"`);
  expect(fixed(coded)).toBe(change(page, '"#questions"', `"#${id}"`));
});

test("ids and links that are not written in small letters", () => {
  expect(
    tellAll([
      ["id: cost", "id: Über uns"],
      ["id: cost", "id: Цены"],
      ["id: cost", "id: 1. 料金"],
      ['"#questions"', '"#маникюр"'],
      ["id: questions", "id: My Questions"],
    ]),
  ).toMatchInlineSnapshot(`
    "id: Über uns
      55:19-27 bad-id Section 5, faq, item 1 of categories, item 1 of questions: "id" cannot be "Über uns": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "über-uns"?
    id: Цены
      55:19-23 bad-id Section 5, faq, item 1 of categories, item 1 of questions: "id" cannot be "Цены": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "цены"?
    id: 1. 料金
      55:19-24 bad-id Section 5, faq, item 1 of categories, item 1 of questions: "id" cannot be "1. 料金": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "料金"?
    "#маникюр"
      17:17-27 no-anchor Section 1, header, item 2 of links: no section has the id "маникюр", so the link "#маникюр" leads nowhere. Sections have the ids header, hero, showcase, features, questions, testimonials or footer.
    id: My Questions
      47:9-21 bad-id Section 5, faq: "id" cannot be "My Questions": it starts with a small letter and holds small letters, digits, - and _ only. Did you mean "questions"?"
  `);
});

test("a section without a type is reported without one", () => {
  const page = smallPage.replace("  - type: testimonials\n", "  - id: start\n");
  expect(complaints(page).map(({ code, message }) => `${code} ${message}`)).toMatchInlineSnapshot(`
    [
      "no-type Section 6 has no type.",
      "same-id Section 6: the id "start" is taken already, in line 51.",
    ]
  `);
  const off = smallPage.replace("  - type: faq\n", "  - enabled: false\n");
  expect(read(off).diagnostics.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "Section 1, header, item 2 of links: the link "Questions" is left out, because section 5 (#questions), is off.",
      "Section 5 has no type.",
    ]
  `);
});

import { Document, isMap, isScalar, isSeq, visit } from "yaml";
import { withDefaults } from "../../../schema/defaults.ts";
import type { Schemas } from "../../../schema/schemaNode.ts";
import type { PageFile } from "../../../shared/section.ts";
import { findShipped } from "../../../site/languages.ts";
import type { Answers } from "./answers.ts";
import { starterPictures } from "./drawPictures.ts";
import { usualLook } from "./looks.ts";
import { readStarter, type Starter } from "./starter.ts";

const head = `\
# yaml-language-server: $schema=./.broadside/page.schema.json

# This file is the whole page. Change a text, save, and the page follows.
# Move a section by moving its lines. Hide one with \`enabled: false\` below its type.
# Write \`href: todo\` for a link that has no destination yet.

`;

/** Comments above settings and sections, by their names. */
const comments: Record<string, string> = {
  logo: "Drawn from the accent. Put your own pictures in their place.",
  words: "The page says these by itself. Say them in its language.",
  theme: "Colors and fonts that do not stand here have defaults.",
  header: "The bar that stays at the top.",
  hero: "The opening.",
  features: "What people get.",
  faq: "Questions and answers. A question's id is its address, such as #cost.",
  cta: "The closing invitation.",
  footer: "The end of the page.",
};

/** The starter page of a brand: its page.yaml. */
export function printPage(answers: Answers, year: number, schemas: Schemas): string {
  const texts = readStarter(answers.lang);
  const legal = linkLegal(texts, answers.pages);
  const page = {
    version: 1,
    site: describeSite(answers, texts, schemas),
    theme: {
      ...(answers.look !== usualLook && { preset: answers.look }),
      colors: { accent: answers.accent },
    },
    sections: listSections(texts, legal, year),
  };
  const document = new Document(page, { aliasDuplicateObjects: false });
  addComments(document);
  // Texts stay on one line each: they are there to be written over.
  return head + document.toString({ lineWidth: 0 });
}

function addComments(document: Document): void {
  const groups = ["site", "theme", "sections"];
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar<string>(key)) return;
      const comment = comments[key.value];
      if (comment) key.commentBefore = ` ${comment}`;
      if (groups.includes(key.value)) key.spaceBefore = true;
    },
  });
  const sections = document.get("sections");
  if (!isSeq(sections)) return;
  for (const [index, section] of sections.items.entries()) {
    if (!isMap(section)) continue;
    section.commentBefore = ` ${comments[String(section.get("type"))]}`;
    section.spaceBefore = index > 0;
  }
}

function describeSite({ name, lang }: Answers, { promise, offer }: Starter, schemas: Schemas) {
  const page = withDefaults(schemas, "page.schema.json", { site: {} }) as PageFile;
  const { words, notFound } = page.site;
  return {
    name,
    title: `${name} – ${promise}`,
    description: offer,
    lang,
    logo: starterPictures.logo,
    icon: starterPictures.icon,
    ...(!findShipped(lang) && { words, notFound }),
  };
}

/** The links to the pages that the law asks for: those of `pages/`, or without destinations. */
function linkLegal({ legal }: Starter, hasPages: boolean) {
  return hasPages
    ? [
        { label: legal.privacy, href: "/privacy/" },
        { label: legal.terms, href: "/terms/" },
        { label: legal.cookies, href: "/cookies/" },
      ]
    : [
        { label: legal.privacy, href: "todo" },
        { label: legal.terms, href: "todo" },
      ];
}

function listSections(
  { benefits, questions, ...texts }: Starter,
  links: ReturnType<typeof linkLegal>,
  year: number,
) {
  const start = { label: texts.start, href: "todo" };
  const icons = ["sparkle", "piggy-bank", "heart"];
  const ids = ["cost", "start", "contact"];
  const { invitation, legal } = texts;
  return [
    {
      type: "header",
      props: {
        links: [
          { label: benefits.label, href: "#features" },
          { label: questions.label, href: "#faq" },
        ],
        button: start,
      },
    },
    {
      type: "hero",
      props: {
        title: texts.promise,
        text: texts.offer,
        button: start,
        image: { src: starterPictures.hero, alt: texts.picture },
      },
    },
    {
      type: "features",
      props: {
        title: benefits.title,
        items: benefits.items.map((item, index) => ({ icon: icons[index], ...item })),
      },
    },
    {
      type: "faq",
      tone: "soft",
      props: {
        title: questions.title,
        categories: [
          {
            id: "general",
            icon: "question",
            title: questions.category,
            questions: questions.items.map((item, index) => ({ id: ids[index], ...item })),
          },
        ],
      },
    },
    { type: "cta", props: { ...invitation, button: start } },
    {
      type: "footer",
      props: {
        groups: [{ title: legal.title, links }],
        year,
        note: legal.rights,
      },
    },
  ];
}

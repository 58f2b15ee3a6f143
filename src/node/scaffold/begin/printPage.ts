import { Document, isMap, isScalar, isSeq, visit } from "yaml";
import { withDefaults } from "../../../schema/defaults.ts";
import type { Schemas } from "../../../schema/schemaNode.ts";
import type { PageFile } from "../../../shared/section.ts";
import { directionOf } from "../../../shared/text/directionOf.ts";
import { findShipped } from "../../../site/languages.ts";
import type { Answers } from "./answers.ts";
import { fillIn, mirrorFocus, readArrangement } from "./arrangement.ts";
import { starterMarks } from "./drawPictures.ts";
import { usualLook } from "./looks.ts";
import { readStarter, type Starter } from "./starter.ts";

const head = `\
# yaml-language-server: $schema=./.broadside/page.schema.json

# This file is the whole page. Change a text, save, and the page follows.
# Move a section by moving its lines. Hide one with \`enabled: false\` below its type.
# Write \`href: todo\` for a link that has no destination yet.

`;

/** Comments above settings, by their names. */
const settings: Record<string, string> = {
  logo: "Drawn from the accent. Put your own pictures in their place.",
  words: "The page says these by itself. Say them in its language.",
  theme: "Colors and fonts that do not stand here have defaults.",
};

/** Comments above sections, by their types. */
const parts: Record<string, string> = {
  announcement: "A line of news above the page.",
  header: "The bar that stays at the top.",
  hero: "The opening.",
  features: "What people get.",
  stats: "A few numbers.",
  walkthrough: "How it goes, step by step.",
  statement: "A few large lines.",
  spotlight: "One subject in depth.",
  code: "Something to copy.",
  testimonials: "What others say.",
  pricing: "What it costs.",
  team: "The people.",
  faq: "Questions and answers. A question's id is its address, such as #cost.",
  contact: "Where people find you.",
  cta: "The closing invitation.",
  footer: "The end of the page.",
};

/** The starter page of a brand: its page.yaml. */
export function printPage(answers: Answers, year: number, schemas: Schemas): string {
  const { purpose, sections } = readArrangement(answers.look);
  const starter = readStarter(answers.lang);
  const texts = { ...starter, ...(purpose && starter.openings[purpose]) };
  const legal = linkLegal(texts, answers.pages);
  const filled = fillSections(sections, texts, legal, year);
  const page = {
    version: 1,
    site: describeSite(answers, texts, schemas),
    theme: {
      ...(answers.look !== usualLook && { preset: answers.look }),
      colors: { accent: answers.accent },
    },
    sections: directionOf(answers.lang) === "rtl" ? mirrorFocus(filled) : filled,
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
      const comment = settings[key.value];
      if (comment) key.commentBefore = ` ${comment}`;
      if (groups.includes(key.value)) key.spaceBefore = true;
    },
  });
  const sections = document.get("sections");
  if (!isSeq(sections)) return;
  for (const [index, section] of sections.items.entries()) {
    if (!isMap(section)) continue;
    section.commentBefore = ` ${parts[String(section.get("type"))]}`;
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
    logo: starterMarks.logo,
    icon: starterMarks.icon,
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

/** The sections of an arrangement, in the words of the starter. */
function fillSections(sections: unknown[], texts: Starter, links: object[], year: number) {
  const { legal, start } = texts;
  const button = { label: start, href: "todo" };
  const footer = { groups: [{ title: legal.title, links }], year, note: legal.rights };
  return fillIn(sections, { ...texts, button, footer });
}

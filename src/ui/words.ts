import type { Words } from "../contract/schema.gen.ts";
import type { PrintedSite } from "../contract/section.ts";

/** The words of a page that gives none of its own: the defaults of `site.words`, which travel with no island. */
export const english: Words = {
  skip: "Skip to content",
  menu: "Menu",
  navigation: "Main",
  scheme: "Light or dark",
  play: "Play the film",
  carousel: "carousel",
  slide: "slide",
  previous: "Previous",
  next: "Next",
  of: "of",
  outOf: "out of",
  more: "more",
  done: "done",
  highlights: "Highlights",
  numbers: "Numbers",
  names: "Logos",
  voices: "What people say",
  appStore: "Download on the",
  playStore: "Get it on",
};

/** The words that belong to no section, in the page's language. */
export const wordsOf = ({ words = english }: Pick<PrintedSite, "words">): Words => words;

import type { Reason } from "../../src/yaml/certainty.ts";
import type { Code } from "../../src/yaml/codes.ts";

/** A kind of fix that `--fix` applies without asking: the reason why it is certain, and a mistake as an example. */
export interface CertainFix {
  code: Code;
  reason: Reason;
  why: string;
  right: string;
  wrong: string;
  /** The text after the fix, if it differs from the right one. */
  fixed?: string;
}

const list = `  - type: waitlist
    props:
      title: List
      action: https://x.us1.list-manage.com/subscribe/post?u=1&id=2
      button: Join
`;

const social = `      social:
        title: Social
        links:
`;

const text = (sign: string, words: string) => `  - type: prose
    props:
      title: Notes
      text: ${sign}
        ${words}
`;

const questions = "  - type: faq\n";

/** All kinds of fixes. A new kind is added here with its reason, or else it is a suggestion. */
export const certainFixes: readonly CertainFix[] = [
  {
    code: "unknown-name",
    reason: "form",
    why: "One name of the group is the same in other capitals, and no name differs by capitals alone.",
    right: "description: A page",
    wrong: "Description: A page",
  },
  {
    code: "unknown-name",
    reason: "name",
    why: "The names of a group are few, and all others are refused. One alone is near, by one letter, nothing has it yet, and the value is in order under it.",
    right: "description: A page",
    wrong: "decription: A page",
  },
  {
    code: "unknown-type",
    reason: "form",
    why: "Types are written in small letters; no two are the same but for capitals and dashes.",
    right: "type: hero",
    wrong: "type: Hero",
  },
  {
    code: "not-allowed",
    reason: "form",
    why: "The values to choose from differ by more than capitals.",
    right: "tone: soft",
    wrong: "tone: Soft",
  },
  {
    code: "not-allowed",
    reason: "notation",
    why: "The value is the one that is allowed, but its quotes make a text of it.",
    right: "site:\n",
    wrong: 'version: "1"\nsite:\n',
    fixed: "version: 1\nsite:\n",
  },
  {
    code: "no-anchor",
    reason: "form",
    why: "One section alone is called so, but for a dash.",
    right: '"#questions"',
    wrong: '"#quest-ions"',
  },
  {
    code: "bad-link",
    reason: "form",
    why: "Addresses begin with small letters, and one section is called so but for capitals.",
    right: '"#features"',
    wrong: '"#Features"',
  },
  {
    code: "bad-link",
    reason: "sign",
    why: "A link without its beginning leads nowhere; an address with an @ is a mailbox, one with www. is on the web.",
    right: "mailto:hello@lull.museum",
    wrong: "hello@lull.museum",
  },
  {
    code: "bad-link",
    reason: "wrapped",
    why: "The whole link stands between the signs of another notation.",
    right: "mailto:hello@lull.museum",
    wrong: "Info <hello@lull.museum>",
  },
  {
    code: "bad-link",
    reason: "notation",
    why: "In an address, &amp; is how HTML writes &.",
    right: "https://lull.museum/chat",
    wrong: "https://lull.museum/chat?a=1&amp;b=2",
    fixed: "https://lull.museum/chat?a=1&b=2",
  },
  {
    code: "markup",
    reason: "notation",
    why: "The code is HTML's for one letter, and visitors would read the code.",
    right: "answer: Nothing.",
    wrong: "answer: Nothing &amp; no more.",
    fixed: "answer: Nothing & no more.",
  },
  {
    code: "unread-field",
    reason: "service",
    why: "Mailchimp reads EMAIL alone, and the page names no other field.",
    right: "  - type: testimonials\n",
    wrong: `${list}  - type: testimonials\n`,
    fixed: `${list.replace("id=2\n", "id=2\n      field: EMAIL\n")}  - type: testimonials\n`,
  },
  {
    code: "no-target",
    reason: "form",
    why: "One file alone is published under this path but for capitals, which count there.",
    right: "https://lull.museum/chat",
    wrong: "/images/Hero.png",
    fixed: "/images/hero.png",
  },
  {
    code: "bad-id",
    reason: "wrapped",
    why: "An id is written without #, and is whole without it.",
    right: "id: cost",
    wrong: 'id: "#cost"',
  },
  {
    code: "no-file",
    reason: "form",
    why: "One file alone has this path but for capitals, and where they count, no file has the path as it is.",
    right: "/images/hero.png",
    wrong: "/images/Hero.PNG",
  },
  {
    code: "bad-path",
    reason: "form",
    why: "One file alone has this path but for a blank, which no path may hold.",
    right: "/images/tour-poster.png",
    wrong: "/images/ tour-poster.png",
  },
  {
    code: "bad-path",
    reason: "sign",
    why: "The file is there, and paths start at public/ with a slash.",
    right: "/videos/tour.mp4",
    wrong: "public/videos/tour.mp4",
  },
  {
    code: "bad-path",
    reason: "wrapped",
    why: "The file is there, and behind a path of public/ nothing can stand.",
    right: "/images/hero.png",
    wrong: "/images/hero.png?v=2",
  },
  {
    code: "no-icon",
    reason: "form",
    why: "One icon alone is called so, but for a dash.",
    right: "icon: list-checks",
    wrong: "icon: listchecks",
  },
  {
    code: "bad-icon",
    reason: "form",
    why: "Icons are written in small letters with dashes, and one is called so.",
    right: "icon: list-checks",
    wrong: "icon: ListChecks",
  },
  {
    code: "bad-value",
    reason: "form",
    why: "Its letters are in order in small letters, or with dashes, or without blanks around them.",
    right: '"#1f5d4c"',
    wrong: '" #1f5d4c"',
  },
  {
    code: "bad-value",
    reason: "sign",
    why: "Of the signs that values start or end with, and of times as people write them, one alone makes it a value that is allowed.",
    right: '"#1f5d4c"',
    wrong: "1f5d4c",
  },
  {
    code: "bad-value",
    reason: "wrapped",
    why: "Curly quotes are no part of a value that allows none.",
    right: '"#1f5d4c"',
    wrong: "“#1f5d4c”",
  },
  {
    code: "bad-date",
    reason: "wrapped",
    why: "The day stands there whole, in quotes that are not straight.",
    right: "poster: /images/tour-poster.png",
    wrong: "poster: /images/tour-poster.png\n        published: „2025-10-16“",
    fixed: "poster: /images/tour-poster.png\n        published: 2025-10-16",
  },
  {
    code: "wrong-kind",
    reason: "notation",
    why: "The same number, or the same yes or no, in another notation.",
    right: "enabled: true",
    wrong: "enabled: sim",
  },
  {
    code: "wrong-kind",
    reason: "sign",
    why: "A number of which one sign makes a value that is allowed.",
    right: '"#1f5d4c"',
    wrong: "115544",
    fixed: '"#115544"',
  },
  {
    code: "wrong-kind",
    reason: "syntax",
    why: "A text is wanted, in one line, and the colon in it has made a setting of its beginning.",
    right: "title: Voices",
    wrong: "title:\n        Two Voices: one",
    fixed: 'title:\n        "Two Voices: one"',
  },
  {
    code: "wrong-kind",
    reason: "wrapped",
    why: "A list of one, where one is wanted that cannot hold brackets.",
    right: "/images/hero.png",
    wrong: "[/images/hero.png]",
  },
  {
    code: "wrong-kind",
    reason: "entry",
    why: "A person in a row of portraits is a group that needs a name alone, and a text stands in its place.",
    right: "title: Think better.",
    wrong:
      "title: Think better.\n      proof:\n        text: Loved.\n        avatars:\n          - Noor",
    fixed:
      "title: Think better.\n      proof:\n        text: Loved.\n        avatars:\n          - name: Noor",
  },
  {
    code: "empty",
    reason: "empty",
    why: "The setting may be left out, and no default would show in its place.",
    right: "title: Think better.",
    wrong: 'title: Think better.\n      eyebrow: ""',
    fixed: "title: Think better.",
  },
  {
    code: "wrong-kind",
    reason: "shape",
    why: "The settings are those of the group; only the dash makes a list of them.",
    right: social,
    wrong: social.replace("  title", "- title"),
  },
  {
    code: "blank",
    reason: "unseen",
    why: "It looks like a space, and stands where a space must.",
    right: "question: What does",
    wrong: "question:\u00a0What does",
  },
  {
    code: "control-character",
    reason: "unseen",
    why: "Control characters cannot be shown.",
    right: "answer: Nothing.",
    wrong: "answer: No\u0007thing.",
  },
  {
    code: "control-character",
    reason: "notation",
    why: "Programs of Windows write and show the sign with this number.",
    right: "answer: Nothing.",
    wrong: 'answer: "It\\x92s free\\u0085"',
    fixed: 'answer: "It’s free…"',
  },
  {
    code: "folded-markdown",
    reason: "notation",
    why: "Both signs stand for a text on the lines below, and in Markdown lines count.",
    right: questions,
    wrong: text(">", "One.") + questions,
    fixed: text("|", "One.") + questions,
  },
  {
    code: "raw-html",
    reason: "notation",
    why: "Markdown has a sign for the element, and with it the text reads the same.",
    right: questions,
    wrong: text("|", "One <b>two</b>.") + questions,
    fixed: text("|", "One **two**.") + questions,
  },
];

/** Fixes of syntax errors, by code, each with the reason why only one meaning is possible. */
const syntax: Record<string, string> = {
  backslash: "No code starts like this: the backslash stands for itself.",
  bullet: "A line cannot start with the sign, and - is what it means.",
  comma: "Behind closing quotes nothing can stand but a comment.",
  comment:
    "The line starts a comment, or draws a line, as is done elsewhere; no setting starts so.",
  dash: "The line starts as the other entries of its list do, and its settings stand as theirs.",
  directive: "It speaks to a program that reads YAML, and says nothing that is on the page.",
  "double-dash": "No setting takes a list in a list.",
  "empty-dash": "Nothing stands behind the dash, or what does is on the next line.",
  fence: "It marks where a text was copied from; no setting looks like that.",
  "needs-quotes":
    "Without quotes, the sign in it means something to YAML that no page can hold; the text holds no other setting, and no half of a pair of quotes or brackets.",
  indent: "In one column alone, the line is part of a group.",
  "line-break": "Both lines stand there whole, with the indent of the second.",
  "open-quote": "A text in one line ends with the line.",
  "quotes-inside": "The text ends with the quote it started with; the quotes in it are its own.",
  "quotes-twice": "One of two quotes in a row opens or closes the text.",
  reuse:
    "The sign names or types a value that nothing refers to, and YAML reads the same without it.",
  "second-page": "What follows goes on with the same page.",
  "space-after-colon": "A name and a colon start a setting.",
  "space-after-dash": "A dash and a name start an entry.",
  tab: "A tab is an indent, and one width of it fits the lines around.",
  "wrong-colon": "A name and a sign that is nearly a colon start a setting.",
};

/** True if fixes of this code are known to be certain for the reason. */
export const isListed = (code: Code, reason: Reason): boolean =>
  certainFixes.some((each) => each.code === code && each.reason === reason) ||
  (reason === "syntax" && Object.hasOwn(syntax, code)) ||
  // The schemas themselves say what is called otherwise now.
  (reason === "renamed" && ["renamed", "rephrased", "listed"].includes(code));

import type { Code } from "../../src/yaml/codes.ts";
/** A mistake in the small page: the right text, the wrong text, and the code of its diagnostic. */
export interface Mistake {
  right: string;
  wrong: string;
  code: Code;
}

/** Mistakes that do not touch each other, one in each part of the page. None has a certain fix. */
export const mistakes: readonly Mistake[] = [
  { right: "  name: Lull\n", wrong: "", code: "missing" },
  { right: '"#1f5d4c"', wrong: "green", code: "bad-value" },
  { right: "threshold: 0.2", wrong: "threshold: often", code: "wrong-kind" },
  { right: "mailto:hello@lull.museum", wrong: "javascript:alert(1)", code: "bad-link" },
  { right: "tone: soft", wrong: "tone: purple", code: "not-allowed" },
  { right: "        alt: The app on a phone.\n", wrong: "", code: "missing" },
  { right: "/videos/tour.mp4", wrong: "/videos/nowhere.mp4", code: "no-file" },
  { right: "icon: list-checks", wrong: "icon: unicorn-horn", code: "no-icon" },
  {
    right: "description: A line a day.",
    wrong: "description: A line a day.\n          mood: 5",
    code: "unknown-name",
  },
  { right: "- id: cost", wrong: "- id: start", code: "same-id" },
  { right: "title: Voices", wrong: "title: Voices\n      title: Noises", code: "given-twice" },
  { right: "rating: 4", wrong: "rating: 40", code: "out-of-range" },
  { right: "feedback: I sleep again.", wrong: "feedback:", code: "empty" },
  { right: "year: 2025", wrong: "year: 2025.5", code: "wrong-kind" },
];

/** Mistakes with one possible meaning: the fix restores the right text. */
export const mendable: readonly Mistake[] = [
  { right: "description: A page", wrong: "decription: A page", code: "unknown-name" },
  { right: 'accent: "#1f5d4c"', wrong: "accent: #1f5d4c", code: "needs-quotes" },
  { right: '"#features"', wrong: '"#Features"', code: "bad-link" },
  { right: '"#questions"', wrong: "#questions", code: "needs-quotes" },
  { right: "mailto:hello@lull.museum", wrong: "hello@lull.museum", code: "bad-link" },
  { right: "type: hero", wrong: "type: Hero", code: "unknown-type" },
  { right: "tone: soft", wrong: "tone: Soft", code: "not-allowed" },
  { right: "/images/hero.png", wrong: "/images/Hero.PNG", code: "no-file" },
  { right: "alt: The app", wrong: "alt:The app", code: "space-after-colon" },
  { right: "/videos/tour.mp4", wrong: "public/videos/tour.mp4", code: "bad-path" },
  { right: "enabled: true", wrong: "enabled: yes", code: "wrong-kind" },
  { right: "icon: notebook", wrong: "icon: Notebook", code: "bad-icon" },
  { right: "icon: brand:discord", wrong: "icon: Brand:Discord", code: "bad-icon" },
  { right: "- name: Noor", wrong: "-name: Noor", code: "space-after-dash" },
  { right: "rating: 4", wrong: 'rating: "4"', code: "wrong-kind" },
  { right: "      title: Voices", wrong: "\t\t\ttitle: Voices", code: "tab" },
  { right: "question: What does", wrong: "question:\u00a0What does", code: "blank" },
  { right: "answer: Nothing.", wrong: "answer: No\u0007thing.", code: "control-character" },
];

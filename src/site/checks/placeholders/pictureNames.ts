import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { quote } from "../../../shared/text/wording.ts";
import type { FindPlaceholders } from "./found.ts";
import { nameIn } from "./texts.ts";

/** Finds words for a picture that are the name of its file, such as `team-photo`. A name of one word may be meant. */
export const findPictureNames: FindPlaceholders = ({ path, text, isWords, locate }, { tree }) => {
  const src = asText(dataAt(tree.data, [...path.slice(0, -1), "src"]));
  const [, name = ""] = /([^/]*)\.\w+$/.exec(src) ?? [];
  const isName = text.trim().toLowerCase() === name.toLowerCase() && /[-_\d]/.test(name);
  if (!isWords || nameIn(path) !== "alt" || !isName) return [];
  return [
    {
      path,
      problem: `is ${quote(text)}, the name of the picture's file`,
      hint: "Say in a few words what it shows.",
      range: locate([0, text.length]),
    },
  ];
};

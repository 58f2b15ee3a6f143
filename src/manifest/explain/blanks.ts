import type { Page } from "../page.ts";
import type { Finding } from "../problem.ts";
import type { Breach } from "./breach.ts";

/**
 * Blanks that are no spaces behind a value that breaks a rule: YAML takes them for letters of it. Whatever
 * else is wrong with the value shows without them.
 */
export function explainBlanks({ path, data }: Breach, { tree, text }: Page): Finding | undefined {
  if (typeof data !== "string") return undefined;
  const covers = tree.valueAt(path);
  const [start, end] = covers;
  const [own = ""] =
    /^.*[^ \u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/s.exec(
      text.slice(start, end),
    ) ?? [];
  const at = start + own.length;
  if (own === "" || at === end) return undefined;
  return {
    severity: "error",
    code: "blank",
    message: "This place holds an invisible character, so the line is read wrongly.",
    hint: "Delete it.",
    range: [at, end],
    covers,
    fix: { title: "Delete the invisible character.", edits: [{ start: at, end, text: "" }] },
  };
}

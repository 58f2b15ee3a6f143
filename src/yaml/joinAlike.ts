import type { Finding } from "./diagnostic.ts";
import { lineNumber } from "./line.ts";

const maxLines = 8;

/** One misunderstanding in several entries of a list is told at the first, and mended in all of them. */
export function joinAlike(findings: readonly Finding[], text: string): Finding[] {
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (!finding.likeness) continue;
    const key = `${finding.likeness} ${finding.fix !== undefined}`;
    const same = alike.get(key);
    if (same) same.push(finding);
    else alike.set(key, [finding]);
  }
  const groups = new Map([...alike.values()].map((same) => [inOrder(same)[0], inOrder(same)]));
  const joined = new Set([...groups.values()].flatMap((same) => same.slice(1)));
  return findings.flatMap((finding) => {
    if (joined.has(finding)) return [];
    const others = groups.get(finding)?.slice(1) ?? [];
    return [others.length > 0 ? join(finding, others, text) : finding];
  });
}

const inOrder = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => a.range[0] - b.range[0]);

function join(first: Finding, others: readonly Finding[], text: string): Finding {
  const [, ...lines] = [
    ...new Set([first, ...others].map(({ range }) => lineNumber(text, range[0]))),
  ];
  const shown = lines.slice(0, maxLines).join(", ") + (lines.length > maxLines ? " …" : "");
  const places = lines.length > 0 ? `, line${lines.length === 1 ? "" : "s"} ${shown}` : "";
  const count = others.length === 1 ? "one more entry" : `${others.length} more entries`;
  const edits = others.flatMap(({ fix }) => fix?.edits ?? []);
  return {
    ...first,
    message: `${first.message} The same in ${count}${places}.`,
    ...(first.fix && { fix: { ...first.fix, edits: [...first.fix.edits, ...edits] } }),
  };
}

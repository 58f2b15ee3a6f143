/** The level of an entry in the style that Word gives a paragraph. */
const level = /mso-list:\s*\S+\s+level(\d)/i;

/** Makes lists of the paragraphs that Word calls entries by their style alone. */
export function nestWordLists(body: HTMLElement): void {
  /** The lists that are open, the outermost first. */
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const entry of body.querySelectorAll("p[style*='mso-list']")) {
    const depth = Number(level.exec(entry.getAttribute("style") ?? "")?.[1] ?? 0);
    if (depth === 0) continue;
    if (last === null || entry.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > depth) open.pop();
    const sign = takeSign(entry);
    const around = open.at(-1);
    if (!around || around.level < depth) {
      const list = body.ownerDocument.createElement(/^\W*\w{1,4}[.)]/.test(sign) ? "ol" : "ul");
      if (around) around.list.lastElementChild?.append(list);
      else entry.before(list);
      open.push({ list, level: depth });
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...entry.childNodes);
    open.at(-1)?.list.append(item);
    entry.remove();
    last = open[0]?.list ?? null;
  }
}

/** Removes the sign of an entry from its words, and returns it. */
function takeSign(entry: Element): string {
  const sign = [...entry.querySelectorAll("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  sign?.remove();
  return sign?.textContent.trim() ?? "";
}

import type { ShownText } from "./findShown.ts";
import { addStyles } from "./richStyles.ts";

/** Puts a copy without children in the place of the element that shows a text. */
export function mountText({ element }: ShownText, label: string) {
  addStyles();
  const copy = element.cloneNode(false);
  if (!(copy instanceof HTMLElement)) throw new Error("A text is shown by an element of HTML.");
  copy.classList.add("broadside-long");
  const attributes = { role: "textbox", "aria-multiline": "true", "aria-label": label };
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value);
  copy.translate = false;
  element.replaceWith(copy);
  return {
    element: copy,
    /** Puts React's own element back. */
    giveBack: () => copy.replaceWith(element),
  };
}

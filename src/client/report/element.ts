type Attributes = Record<string, string | boolean | (() => void)>;

/** Creates an element. An attribute that is true has no value; a function listens to clicks. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener("click", value);
    else if (typeof value === "string") made.setAttribute(name, value);
    else made.toggleAttribute(name, value);
  }
  made.append(...children);
  return made;
}

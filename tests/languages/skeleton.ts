import { listElements } from "../../src/node/html/readHtml.ts";

/** The elements of a document: their names, texts and attributes. The attribute `name` is `called`. */
export const elementsOf = (html: string) =>
  listElements(html).map(({ name, attributes, text }) => ({
    ...Object.fromEntries(attributes),
    ...{ called: attributes.get("name") ?? "", name, text },
  }));

export type Attributes = Record<string, string>;

/** The elements of a document without what is said in them, and without classes: a long title is set smaller than a short one. */
export const skeletonOf = (html: string): string[] =>
  elementsOf(html)
    .map((element): Attributes => element)
    .filter(({ name }) => name !== "meta" && name !== "link")
    .map(({ name, id, role }) =>
      // A heading in a long text is called by its words.
      [name, id?.replace(/\..*/, ""), role].join(" "),
    );

/** The words that are shown or read aloud and have no accent. Those of elements in another language are left out. */
export const plainWordsOf = (html: string): string[] =>
  elementsOf(html)
    .map((element): Attributes => element)
    .filter(({ name = "", lang }) => !["script", "style", "html"].includes(name) && !lang)
    .flatMap(({ name, text = "", alt = "", title = "", placeholder = "", ...others }) => [
      ...[text, alt, title, placeholder, others["aria-label"] ?? ""],
      ...(name === "meta" && /title|description/.test(`${others.called} ${others.property}`)
        ? [others.content ?? ""]
        : []),
    ])
    .flatMap((text) => text.match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => word.normalize("NFD") === word);

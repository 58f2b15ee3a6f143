import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { Check } from "../index.ts";

/** No file of public/ may be at the address of a page, or where the folder of the page will be. */
export const checkSameAddress: Check = (page) => {
  const { files, path, tree } = page;
  if (isHome(page) || !page.on) return [];
  const bare = path.slice(0, -1);
  const above = [...bare.matchAll(/\//g)].slice(1).map(({ index }) => bare.slice(0, index));
  const error = { code: "same-address", range: tree.keyAt(["page"]) } as const;
  // Many disks and hosts do not tell capital letters from small ones.
  const own = new Map(
    [...files].flatMap(([file, kind]) => (kind === "file" ? [[file.toLowerCase(), file]] : [])),
  );
  const filesAt = (places: readonly string[]) => places.flatMap((place) => own.get(place) ?? []);
  return [
    ...filesAt([bare, `${bare}.html`, `${path}index.html`]).map(
      (file): Diagnostic => ({
        ...error,
        message: `public${file} is at the same address as this page, ${path}.`,
        hint: "Delete one of the two, or give it another name.",
      }),
    ),
    ...filesAt(above).map(
      (file): Diagnostic => ({
        ...error,
        message: `public${file} is a file, so this page cannot be at ${path}.`,
        hint: "Give one of the two another name.",
      }),
    ),
  ];
};

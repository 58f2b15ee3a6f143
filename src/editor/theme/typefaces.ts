import { type Family, faces, stackOf, typefaceFile, typefaceOf } from "../../theme/typefaces.ts";
import { base } from "../site/ask.ts";

const isFamily = (name: string): name is Family => Object.hasOwn(faces, name);

/** The `font-family` of a typeface that comes along. */
export const stackFor = (name: string): string => (isFamily(name) ? stackOf(typefaceOf(name)) : "");

/** Makes the typefaces that come along known to the editor's document. Each is loaded when it is first shown. */
export function loadTypefaces(): void {
  const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', "")));
  for (const name of Object.keys(faces).filter(isFamily)) {
    const { min, max } = faces[name].weight;
    const source = `url(${base}node_modules/${typefaceFile(name)})`;
    if (!known.has(name)) {
      document.fonts.add(new FontFace(name, source, { weight: `${min} ${max}` }));
    }
  }
}

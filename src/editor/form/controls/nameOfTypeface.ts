import { inWords } from "../../../schema/names.ts";
import { stemOf } from "../../../shared/fileEndings.ts";

/** Parts of the names of font files besides the typeface: variants, weights and slopes. */
const others =
  /[-_ ]*(?:variable.*|wght.*|latin.*|full|v\d+|(?:extra|semi|demi|ultra)?-?(?:light|bold)|thin|regular|normal|medium|black|heavy|roman|italic|oblique|\d{3})$/i;

/** The name of a typeface by the path of one of its files: `Lora` for `/fonts/lora-variablefont-wght.ttf`. */
export function nameOfTypeface(path: string): string {
  let name = stemOf(path);
  while (others.test(name) && name.replace(others, "") !== "") name = name.replace(others, "");
  return name
    .split(/[-_ ]+/)
    .filter(Boolean)
    .map(inWords)
    .join(" ");
}

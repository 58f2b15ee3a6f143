import styled from "@emotion/styled";
import type phosphor from "@iconify-json/ph/icons.json";
import type simple from "@iconify-json/simple-icons/icons.json";
import { type brand, spriteFile } from "../shared/icons.ts";

const Glyph = styled.svg({
  boxSizing: "content-box",
  inlineSize: "1em",
  blockSize: "1em",
  flexShrink: 0,
  fill: "currentColor",
});

/** Where a symbol of the page's sprite is. */
export const symbolUrl = (id: string) => `${import.meta.env.BASE_URL}${spriteFile}#${id}`;

/** An icon that is installed. */
type Installed =
  | keyof (typeof phosphor)["icons"]
  | `${typeof brand}${keyof (typeof simple)["icons"]}`;

interface IconProps<Name extends string> {
  /**
   * As in page.yaml: a Phosphor name, or `brand:NAME`. A name in the code must be that of an installed icon, and stands
   * here, where the build finds it for the sprite.
   */
  name: string extends Name ? Name : Installed;
}

/** An icon from the page's sprite, as large as the words around it and silent to screen readers. */
export function Icon<Name extends string>({ name }: IconProps<Name>) {
  return (
    <Glyph aria-hidden="true">
      <use href={symbolUrl(name)} />
    </Glyph>
  );
}

import styled from "@emotion/styled";
import { type IconName, spriteFile } from "../contract/icons.ts";

const Glyph = styled.svg({
  boxSizing: "content-box",
  inlineSize: "1em",
  blockSize: "1em",
  flexShrink: 0,
  fill: "currentColor",
});

/** Where a symbol of the page's sprite is. */
export const symbolUrl = (id: string) => `${import.meta.env.BASE_URL}${spriteFile}#${id}`;

interface IconProps<Name extends string> {
  /** As in page.yaml: a Phosphor name, or `brand:NAME`. */
  name: IconName<Name>;
}

/** An icon from the page's sprite, as large as the words around it and silent to screen readers. */
export function Icon<Name extends string>({ name }: IconProps<Name>) {
  return (
    <Glyph aria-hidden="true">
      <use href={symbolUrl(name)} />
    </Glyph>
  );
}

/// <reference types="vite/client" />
import styled from "@emotion/styled";
import type phosphor from "@iconify-json/ph/icons.json";
import type simple from "@iconify-json/simple-icons/icons.json";
import { type brand, isDrawing, spriteFile } from "../../shared/icons.ts";
import * as uses from "../../shared/uses.ts";

const Glyph = styled.svg({
  boxSizing: "content-box",
  inlineSize: "1em",
  blockSize: "1em",
  flexShrink: 0,
  fill: "currentColor",
});

/** The URL of a symbol in the page's sprite. */
export const symbolUrl = (id: string) => `${import.meta.env.BASE_URL}${spriteFile}#${id}`;

/** The name of an installed icon. */
type Installed =
  | keyof (typeof phosphor)["icons"]
  | `${typeof brand}${keyof (typeof simple)["icons"]}`;

interface IconProps<Name extends string> {
  /**
   * The name of a symbol in the sprite, or the URL of a drawing, which keeps its own colours. A name in the code must be an installed icon's,
   * written as a literal here, so that the build finds it for the sprite.
   */
  name: string extends Name ? Name : Installed;
}

/** An icon as large as the text around it, hidden from screen readers. */
export function Icon<Name extends string>({ name }: IconProps<Name>) {
  return (
    <Glyph aria-hidden="true">
      {uses.drawing && isDrawing(name) ? (
        <image href={name} width="100%" height="100%" />
      ) : (
        <use href={symbolUrl(name)} />
      )}
    </Glyph>
  );
}

import type { Node } from "yaml";
import type { YamlStyle } from "./yamlStyle.ts";

/** A text that can be edited: with its mistakes repaired as far as they can be, and a line end behind its last line. */
export interface RepairedText {
  repaired: string;
  root: Node | null;
  style: () => YamlStyle;
}

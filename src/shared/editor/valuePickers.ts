import { lookUp } from "../lookUp.ts";

/** A dialog of the visual editor in which a value is chosen. */
export interface ValuePicker {
  kind: "icon" | "image" | "link";
  /** The part that it replaces: the value itself, the whole group, or one member of the group. */
  replaces: "value" | "group" | "member";
}

/** The picker of each shared definition that has one. A new one is a line here, and a dialog in `editor/pickers/`. */
export const valuePickers: Readonly<Record<string, ValuePicker>> = {
  icon: { kind: "icon", replaces: "value" },
  href: { kind: "link", replaces: "value" },
  link: { kind: "link", replaces: "member" },
  button: { kind: "link", replaces: "member" },
  asset: { kind: "image", replaces: "value" },
  portrait: { kind: "image", replaces: "value" },
  image: { kind: "image", replaces: "group" },
  background: { kind: "image", replaces: "group" },
};

/** The picker for a value of these definitions: that of the first that has one. */
export const pickerOf = (...definitions: readonly string[]): ValuePicker | undefined =>
  definitions.map((name) => lookUp(valuePickers, name)).find((picker) => picker !== undefined);

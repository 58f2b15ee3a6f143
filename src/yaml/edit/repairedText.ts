import type { Node } from "yaml";
import type { Habits } from "./habits.ts";

/** A text that can be edited: with its mistakes repaired as far as they can be, and a line end behind its last line. */
export interface RepairedText {
  repaired: string;
  root: Node | null;
  habits: () => Habits;
}

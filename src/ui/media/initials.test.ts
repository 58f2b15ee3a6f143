import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["Maya Lindqvist", "ML"],
  ["Ana María de la Cruz", "AC"],
  ["Björk", "B"],
  ["  noor   haddad ", "NH"],
  ["Jean-Luc", "JL"],
  ["李 小龙", "李小"],
  ["🦊 Fox", "🦊F"],
  ["", ""],
])("%j becomes %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

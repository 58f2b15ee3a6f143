import { expect, it } from "vitest";
import { sentences } from "./sentences.ts";

it.each([
  [["Think Better. ", "Feel Better. ", "Do Better."]],
  [["One line without an end"]],
  [["Ready? ", "Go!"]],
  [["Version 2.5 is here. ", "Try it."]],
  [["Wait … ", "what?"]],
])("cuts %j where its sentences end, and loses nothing", (expected) => {
  expect(sentences(expected.join(""))).toEqual(expected);
});

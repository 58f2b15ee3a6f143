import { expect, it } from "vitest";
import { splitEnd, splitSentences } from "./sentences.ts";

it.each([
  [["Think Better. ", "Feel Better. ", "Do Better."]],
  [["One line without an end"]],
  [["Ready? ", "Go!"]],
  [["Version 2.5 is here. ", "Try it."]],
  [["Wait … ", "what?"]],
  [["One line\n", "and another\n"]],
  [["Ready?\n\n", "Go"]],
  [["Eat. ", "Sleep. ", "Run."]],
  [["Soaps by Dr. Müller from St. Gallen. ", "No. 1 in the U.S. market"]],
  [["No. ", "Not yet."]],
  [["Ab 24. Dezember zu. ", "Bis bald."]],
  [["From A to Z. ", "Done."]],
])("cuts %j where its sentences and lines end, and loses nothing", (expected) => {
  expect(splitSentences(expected.join(""))).toEqual(expected);
});

it.each([
  ["Do Better.", ["", "Do Better."]],
  ["Everything", ["", "Everything"]],
  ["Tailored platforms for everyone", ["Tailored platforms for ", "everyone"]],
  ["Do Better.\u{e0001}\u{e0041}\u{e0042}", ["", "Do Better.\u{e0001}\u{e0041}\u{e0042}"]],
  ["Two short wor.", ["Two short ", "wor."]],
  ["Kelimzelin Elunulmoa", ["Kelimzelin ", "Elunulmoa"]],
  ["Donaudampfschiff", ["", "Donaudampfschiff"]],
  ["Pensez mieux !", ["", "Pensez mieux !"]],
  ["Qui commence demain\u202f?", ["Qui commence ", "demain\u202f?"]],
  ["From the field – to your table 🌾", ["From the field – to your ", "table 🌾"]],
  ["–", ["", "–"]],
  ["", ["", ""]],
])("finds in %j what is short enough for a stroke below it", (sentence, expected) => {
  expect(splitEnd(sentence)).toEqual(expected);
});

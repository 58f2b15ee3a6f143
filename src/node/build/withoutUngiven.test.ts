import { expect, it } from "vitest";
import { namesIn, withoutUngiven } from "./withoutUngiven.ts";

it("finds the names of properties at every depth, in lists too", () => {
  expect(namesIn([{ map: { pin: 1 } }, { pins: [{ label: "A" }] }])).toEqual([
    "map",
    "pin",
    "pins",
    "label",
  ]);
});

it("leaves the properties that a section has, and takes out all others", () => {
  const code = "{given(map) && <Map {...map} />}{given(pins) && <Pins pins={pins} />}";
  expect(withoutUngiven(code, new Set(["pins"]))).toBe(
    "{false && <Map {...map} />}{given(pins) && <Pins pins={pins} />}",
  );
});

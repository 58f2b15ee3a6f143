import { expect, it } from "vitest";
import { numberNamesakes } from "./numberNamesakes.ts";

it("numbers the names that are there several times, and makes none twice", () => {
  expect(numberNamesakes(["Small", "Large", "Small", "Small, 2", "Small"])).toEqual([
    ...["Small, 1", "Large", "Small, 3", "Small, 2", "Small, 4"],
  ]);
});

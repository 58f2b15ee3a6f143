import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { makeProject } from "../../../tests/project.ts";
import { locate } from "../project.ts";
import { takeStock } from "./stock.ts";

it("shows examples as their schemas have them, whatever is off on the page", async () => {
  const source = readFileSync("page.yaml", "utf8");
  const off = source.replaceAll(
    /^ {2}- type: (features|faq|walkthrough)$/gm,
    "$&\n    enabled: false",
  );
  const [whole, partly] = await Promise.all(
    [source, off].map(async (page, index) =>
      takeStock(locate(await makeProject(`stock-${index}`, page))),
    ),
  );
  expect(off).not.toBe(source);
  expect(partly?.types).toEqual(whole?.types);
});

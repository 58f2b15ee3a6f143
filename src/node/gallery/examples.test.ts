import { expect, it } from "vitest";
import { pageYaml } from "../../../tests/fixtures/index.ts";
import { makeProject } from "../../../tests/project.ts";
import { resolvePaths } from "../projectPaths.ts";
import { loadExamples } from "./examples.ts";

it("shows examples as their schemas have them, whatever is off on the page", async () => {
  const off = pageYaml.replaceAll(
    /^ {2}- type: (features|faq|walkthrough)$/gm,
    "$&\n    enabled: false",
  );
  const [whole, partly] = await Promise.all(
    [pageYaml, off].map(async (page, index) =>
      loadExamples(resolvePaths(await makeProject(`stock-${index}`, page))),
    ),
  );
  expect(off).not.toBe(pageYaml);
  expect(partly?.types).toEqual(whole?.types);
});

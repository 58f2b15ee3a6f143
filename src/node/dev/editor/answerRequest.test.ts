import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { smallPage } from "../../../../tests/fixtures/index.ts";
import { child } from "../../../shared/dataAt.ts";
import { allTabs } from "../../../site/edit/historyFiles.ts";
import { exampleProps } from "../../../site/exampleProps.ts";
import { loadSite } from "../../../site/read/loadSite.ts";
import { answerRequest } from "./answerRequest.ts";

test("labels and an example are in the language of the site, also while its first page has a mistake", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "broadside-example-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const german = smallPage.replace("\nsite:\n", "$&  lang: de\n");
  expect(german).not.toBe(smallPage);
  await writeFile(path.join(root, "page.yaml"), german.replace("title:", "titel:"));
  const site = await loadSite(root);
  expect(site.pages[0].pageFile).toBeUndefined();
  const described = await answerRequest({ do: "describe" }, { site, revision: 1 }, allTabs);
  expect(described).toHaveProperty("labels.words.skip", "Zum Inhalt springen");
  const wanted = { do: "example", file: "page.yaml", type: "pricing" } as const;
  const answer = await answerRequest(wanted, { site, revision: 1 }, allTabs);
  const titleIn = (lang: string) =>
    child(exampleProps(site.context.schemas, "pricing", lang), "title");
  expect(titleIn("de")).not.toBe(titleIn("en"));
  expect(answer).toHaveProperty("props.title", titleIn("de"));
});

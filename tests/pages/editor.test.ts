import { readFileSync } from "node:fs";
import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { openLanguageServer } from "../diagnostics/languageServer.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { linkTo, subpage, tell, writeSite } from "./site.ts";

const pages = {
  "pages/privacy.yaml": subpage(linkTo("/")),
  "pages/guides/start.yaml": subpage(linkTo("/privacy/"), "  listed: false\n"),
  "pages/off.yaml": subpage(linkTo("/", "gone"), "  enabled: false\n"),
};

test("an editor checks and completes the files of pages/, which name no schema", async () => {
  const root = await writeSite(pages);
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await symlink(fixturePublicDir, path.join(root, "public"));
  // Writes the completions.
  await check(root, {});
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  // The extension of VS Code does this too, before it tells the server.
  const schemas = Object.entries<string>(settings["yaml.schemas"]).map(([file, glob]) => [
    path.join(root, file),
    glob,
  ]);
  const server = await openLanguageServer(root, Object.fromEntries(schemas));
  try {
    const labels = async (text: string, folder: string) =>
      (await server.complete(text, folder)).map(({ label }) => label);
    for (const folder of ["pages", "pages/guides"]) {
      for (const page of Object.values(pages)) {
        expect(await server.diagnoseSyntax(page, folder)).toEqual([]);
      }
      const misspelt = subpage(linkTo("/")).replace("description:", "desription:");
      expect(await server.diagnoseSyntax(misspelt, folder)).not.toEqual([]);
      const settings = await labels("page:\n  ¦\n", folder);
      expect(settings).toEqual(
        expect.arrayContaining(["title", "description", "enabled", "listed", "socialImage"]),
      );
      const links = await labels(subpage(linkTo("¦")), folder);
      expect(links.filter((label) => /^(\/|todo)/.test(label))).toEqual([
        ...["/", "/#footer", "/#header", "/#plans"],
        ...["/guides/start/", "/guides/start/#cta", "/privacy/", "/privacy/#cta", "todo"],
      ]);
    }
    const first = await labels(
      `# yaml-language-server: $schema=./.broadside/page.schema.json\nsections:\n${linkTo("¦")}`,
      "",
    );
    expect(first).toEqual(expect.arrayContaining(['"#plans"', "/privacy/", "/guides/start/#cta"]));
    expect(first).not.toContain("/#plans");
  } finally {
    server.close();
  }
});

test("every link that an editor offers in a page passes the check", async () => {
  for (const link of ["/", "/#plans", "/guides/start/", "/guides/start/#cta", "/privacy/#cta"]) {
    expect(await tell({ ...pages, "pages/terms.yaml": subpage(linkTo(link)) })).not.toMatch(
      /error|warning/,
    );
  }
});

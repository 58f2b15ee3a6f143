import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { fixturePaths, loadFixtureContext, pageYaml } from "../../../tests/fixtures/index.ts";
import { withDefaults } from "../../schema/defaults.ts";
import type { PageFile } from "../../shared/section.ts";
import { readPage } from "../../site/read/load.ts";
import { createAssetContext } from "../assets/pictures.ts";
import { resolvePage } from "./resolve.ts";

async function resolve(text: string) {
  const context = await loadFixtureContext();
  const { pageFile } = readPage(Buffer.from(text), context);
  if (!pageFile) throw new Error("The page has errors.");
  return resolvePage(pageFile, { ...createAssetContext(fixturePaths, "/"), ...context });
}

it("cuts fonts that hold the characters of the site's own words", async () => {
  const cutFor = async (skip: string) =>
    (await resolve(pageYaml.replace(/^site:$/m, `$&\n  words:\n    skip: ${skip}`))).fonts;
  expect(await cutFor("To the wörds")).not.toEqual(await cutFor("To the words"));
});

it("takes a link out whose section is off, and leaves what can stand without its link", async () => {
  const logos = [
    ...["- type: logos", "  props:", "    title: Seen in", "    logos:"],
    ...["      - name: Acme", "        icon: star", '        href: "#features"'],
  ];
  const page = await resolve(
    pageYaml
      .replace("  - type: features\n", "$&    enabled: false\n")
      .replace("  - type: footer", `${logos.map((line) => `  ${line}\n`).join("")}$&`),
  );
  const propsOf = (wanted: string) => page.sections.find(({ type }) => type === wanted)?.props;
  expect(propsOf("logos")).toMatchObject({ logos: [{ name: "Acme", href: undefined }] });
  expect(JSON.stringify(propsOf("header"))).not.toContain("Features");
});

it("measures a logo: only one much wider than high stands for the name", async () => {
  const { schemas } = await loadFixtureContext();
  const publicDir = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const shapeOf = async (width: number, height: number, says?: { logoSaysName: boolean }) => {
    const logo = `/${width}x${height}.svg`;
    const box = `viewBox="0 0 ${width} ${height}"`;
    await writeFile(path.join(publicDir, logo), `<svg xmlns="http://www.w3.org/2000/svg" ${box}/>`);
    const page = {
      path: "/",
      enabled: true,
      site: { name: "Lull", title: "Lull", description: "Quiet.", logo, ...says },
      sections: [],
    };
    const pageFile = withDefaults(schemas, "page.schema.json", page) as PageFile;
    const resolveContext = { ...createAssetContext({ ...fixturePaths, publicDir }, "/"), schemas };
    return (await resolvePage(pageFile, resolveContext)).site.wordmark;
  };
  expect(await shapeOf(64, 64)).toBeUndefined();
  expect(await shapeOf(30, 90)).toBeUndefined();
  expect(await shapeOf(80, 60)).toBeUndefined();
  expect(await shapeOf(240, 60)).toEqual({ width: 240, height: 60 });
  expect(await shapeOf(64, 64, { logoSaysName: true })).toEqual({ width: 64, height: 64 });
  expect(await shapeOf(240, 60, { logoSaysName: true })).toEqual({ width: 240, height: 60 });
  expect(await shapeOf(64, 64, { logoSaysName: false })).toBeUndefined();
  const mute = { width: 240, height: 60, isMute: true };
  expect(await shapeOf(240, 60, { logoSaysName: false })).toEqual(mute);
  await rm(publicDir, { recursive: true });
});

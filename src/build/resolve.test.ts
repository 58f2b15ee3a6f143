import { expect, it } from "vitest";
import { fixturePlaces, loadFixtureSurroundings, pageYaml } from "../../tests/fixtures/index.ts";
import { readManifest } from "../manifest/load.ts";
import { setUpDarkroom } from "./pictures.ts";
import { resolvePage } from "./resolve.ts";

async function resolve(text: string) {
  const surroundings = await loadFixtureSurroundings();
  const { manifest } = readManifest(Buffer.from(text), surroundings);
  if (!manifest) throw new Error("The page has errors.");
  return resolvePage(manifest, { ...setUpDarkroom(fixturePlaces, "/"), ...surroundings });
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

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { withDefaults } from "../../../schema/defaults.ts";
import type { Theme } from "../../../shared/schema.gen.ts";
import { readFont } from "../../../site/media/fonts.ts";
import { loadSchemas } from "../../../site/schemas/loadSchemas.ts";
import { lightScheme } from "../../../theme/scheme.ts";
import { createAssetContext } from "../../assets/pictures.ts";
import { resolvePaths } from "../../project/projectPaths.ts";
import type { CardFacts } from "./card.tsx";
import { renderCard } from "./renderCard.ts";
import { listCardFonts } from "./typeface.ts";

const dot =
  "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>";
const schemas = await loadSchemas(process.cwd());
const theme = withDefaults(schemas, "theme.schema.json", {}) as Theme;
const assetContext = createAssetContext(resolvePaths(process.cwd()), "/");
const fonts = {
  display: await listCardFonts(theme, "display", assetContext),
  text: await listCardFonts(theme, "text", assetContext),
};
const arabic = await readFile("tests/fixtures/fonts/arabic.woff2");
const script = [
  {
    ...{ name: "Own script 1", content: arabic, axes: { wght: 700 } },
    ...(await readFont(arabic, "script")),
  },
];
const render = (
  { isMirrored, ...facts }: Pick<CardFacts, "name" | "title" | "isMirrored">,
  others = script,
) =>
  renderCard(
    {
      ...{ ...facts, logo: dot, scheme: lightScheme(theme), fonts: { ...fonts, script: others } },
      ...(isMirrored && { isMirrored }),
    },
    assetContext.cacheDir,
  );

it("prints letters of many languages, and no text that it cannot print whole", async () => {
  const whole = await render({ name: "Żółć", title: "Ein schönes Café" });
  expect(await render({ name: "Żółć", title: "" })).not.toEqual(whole);
  expect(await render({ name: "Żółć", title: "Ein 日本 Café" })).toEqual(
    await render({ name: "Żółć", title: "" }),
  );
  expect(await render({ name: "日本", title: "Ein schönes Café" })).toEqual(
    await render({ name: "", title: "Ein schönes Café" }),
  );
});

it("prints letters that join or run from right to left, in a font of their script alone", async () => {
  const empty = await render({ name: "Lull", title: "" });
  const title = "فكّر أسرع مع Broadside";
  const whole = await render({ name: "Lull", title });
  expect(whole).not.toEqual(empty);
  expect(await render({ name: "Lull", title }, [])).toEqual(empty);
  expect(await render({ name: "Lull", title: `${title} 日本` })).toEqual(empty);
  expect(await render({ name: "فكّر", title: "" })).not.toEqual(empty);
  expect(await render({ name: "Lull", title, isMirrored: true })).not.toEqual(whole);
});

it("is drawn in a folder that has no settings of a compiler", () => {
  const card = pathToFileURL(path.resolve("src/node/publish/social/card.tsx")).href;
  const code = `const { drawCard } = await import(${JSON.stringify(card)});
    const fonts = { display: [], text: [], script: [] };
    console.log(drawCard({ name: "A", title: "B", logo: "", scheme: {}, fonts }).type);`;
  const loader = pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href;
  const given = ["--import", loader, "--input-type=module", "--eval", code];
  const drawn = execFileSync(process.execPath, given, { cwd: tmpdir(), encoding: "utf8" });
  expect(drawn.trim()).toBe("div");
});

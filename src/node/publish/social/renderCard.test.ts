import { expect, it } from "vitest";
import { withDefaults } from "../../../schema/defaults.ts";
import type { Theme } from "../../../shared/schema.gen.ts";
import { loadSchemas } from "../../../site/loadSchemas.ts";
import { presets } from "../../../theme/presets.ts";
import { lightScheme } from "../../../theme/scheme.ts";
import type { CardFacts } from "./card.tsx";
import { printCard } from "./renderCard.ts";

const dot =
  "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>";
const schemas = await loadSchemas(process.cwd());
const theme = withDefaults(schemas, "theme.schema.json", {}) as Theme;
const print = (facts: Pick<CardFacts, "name" | "title">) =>
  printCard({
    ...facts,
    logo: dot,
    scheme: lightScheme(theme),
    fonts: presets.meadow.fonts,
  });

it("prints letters of many languages, and no text that it cannot print whole", async () => {
  const whole = await print({ name: "Żółć", title: "Ein schönes Café" });
  expect(await print({ name: "Żółć", title: "" })).not.toEqual(whole);
  expect(await print({ name: "Żółć", title: "Ein 日本 Café" })).toEqual(
    await print({ name: "Żółć", title: "" }),
  );
  expect(await print({ name: "日本", title: "Ein schönes Café" })).toEqual(
    await print({ name: "", title: "Ein schönes Café" }),
  );
});

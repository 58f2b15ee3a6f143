import { readdirSync } from "node:fs";
import path from "node:path";
import { fixturePublicDir, loadFixtureContext } from "../fixtures/index.ts";

const { schemas } = await loadFixtureContext();

/** Every list of values that a schema allows by their names. */
const lists = [...schemas.values()].flatMap((schema) =>
  [...JSON.stringify(schema).matchAll(/"enum":(\[[^\]]*\])/g)].map(([, list = "[]"]): unknown[] =>
    JSON.parse(list),
  ),
);

const files = readdirSync(fixturePublicDir, { recursive: true, encoding: "utf8" })
  .filter((file) => path.extname(file))
  .map((file) => `/${file.replaceAll("\\", "/")}`);

/** A photograph may be wherever a picture of the other kind may. */
const kindOf = (file: string) => path.extname(file).replace(".jpg", ".png");

/** Other values, of which the check takes some: longer words, other choices, names, files, days and numbers. */
export function othersFor(value: unknown): unknown[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1, value - 1, value / 2];
  if (Array.isArray(value)) {
    return [value.slice(0, -1), [...value, ...value], undefined];
  }
  if (typeof value !== "string") return [undefined];
  const alike = files.filter((file) => kindOf(file) === kindOf(value));
  const own = lists.filter((list) => list.includes(value));
  const words = [
    `${value} more`,
    `${value}-more`,
    `${value}x`,
    "https://example.com/other",
    "star",
    "1:23",
    "11:11",
  ];
  const likely = [...own.flat(), ...(value.startsWith("/") ? alike : words)];
  return [...new Set([...likely, ...lists.flat(), "2024-02-03"])].filter(
    (other) => other !== value,
  );
}

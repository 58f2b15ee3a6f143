import { expect, test } from "vitest";
import { iconSets } from "../../site/icons.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { findCodeIcons, listIcons } from "./codeIcons.ts";

test.each([
  ['<Icon name="minus" />', ["minus"]],
  ['<p><Icon name={"plus"} /></p>', ["plus"]],
  ['<Icon name={kind === "list" ? "x" : "list"} />', ["x", "list"]],
  ['<Icon name={icon ?? "check"} />', ["check"]],
  ["<Icon name={icon} />", []],
  ['<Other name="minus" />', []],
])("%s names %j", (jsx, names) => {
  expect(listIcons(`export const Part = ({ icon, kind }) => ${jsx};`)).toEqual(names);
});

test("every icon that the components name is installed", async () => {
  const names = await findCodeIcons(resolvePaths(process.cwd()));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !iconSets.has(name))).toEqual([]);
});

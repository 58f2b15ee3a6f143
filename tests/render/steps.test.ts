import { expect, it } from "vitest";
import { render } from "./render.ts";

const steps = [
  { label: "March 2026", title: "A shop", description: "On the square." },
  { title: "A garden", description: "Behind it." },
];

/** The words of the steps, in the order of the page. */
async function wordsWith(props: Record<string, unknown>): Promise<string[]> {
  const document = await render([
    { type: "walkthrough", props: { title: "Years", steps, ...props } },
  ]);
  const [, list = ""] = /<ol\b[^>]*>(.*?)<\/ol>/s.exec(document?.html ?? "") ?? [];
  return list.split(/<[^>]*>/).filter((words) => words.trim());
}

it("numbers steps, with the label of each above its title", async () => {
  expect(await wordsWith({})).toEqual([
    ...["1", "March 2026", "A shop", "On the square."],
    ...["2", "A garden", "Behind it."],
  ]);
});

it("shows the labels in the place of the numbers", async () => {
  expect(await wordsWith({ numbered: false })).toEqual([
    ...["March 2026", "A shop", "On the square."],
    ...["A garden", "Behind it."],
  ]);
});

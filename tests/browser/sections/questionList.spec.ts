import { exampleNames } from "../sites.ts";
import { expect, test } from "../test.ts";

// The third example of the questions has no tabs.
const site = exampleNames[2];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 700 } });

    test("a list of questions shows one answer at a time, and the one that a link leads to", async ({
      page,
      open,
    }) => {
      await open(site, "#leave");
      const list = page.locator("#faq");
      const answer = (text: string) => list.getByText(text);
      await expect(answer("At any time.")).toBeInViewport();
      await expect(list.getByRole("heading", { name: "May I leave again?" })).toBeInViewport();
      await list.getByText("What does it cost?").click();
      await expect(answer("Nothing, while it is new.")).toBeVisible();
      await expect(answer("At any time.")).toBeHidden();
      await expect(list).not.toHaveAttribute("data-island");
    });
  });
}

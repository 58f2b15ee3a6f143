import { expect, it } from "vitest";
import { render } from "./render.ts";

const plan = (title: string, label?: string) => ({
  title,
  price: { amount: "€ 9" },
  button: { label: `Choose ${title}`, href: "https://example.com/choose" },
  ...(label && { label }),
});

/** The look of each button, as its class says it. */
async function looksOf(plans: ReturnType<typeof plan>[]): Promise<(string | undefined)[]> {
  const document = await render([{ type: "pricing", props: { title: "Prices", plans } }]);
  const buttons =
    document?.html.match(/<a\b[^>]*href="https:\/\/example\.com\/choose"[^>]*>/g) ?? [];
  return buttons.map((button) => /class="([^"]+)"/.exec(button)?.[1]);
}

it("gives all plans the same button", async () => {
  const looks = await looksOf([plan("Solo"), plan("Team")]);
  expect(looks).toHaveLength(2);
  expect(new Set(looks).size).toBe(1);
});

it("makes the buttons beside that of a labelled plan quiet", async () => {
  const [solo, team, house] = await looksOf([plan("Solo"), plan("Team", "Popular"), plan("House")]);
  expect(solo).toBe(house);
  expect(team).not.toBe(solo);
});

it("sets what is on a list in the typeface of titles", async () => {
  const entries = [{ title: "Soup", price: { amount: "€ 9" } }];
  const page = await render([{ type: "pricing", props: { title: "Menu", groups: [{ entries }] } }]);
  expect(page?.html).toMatch(/\bb\{font-family:var\(--display\)/);
  expect(page?.html).toContain("<b>Soup</b>");
});

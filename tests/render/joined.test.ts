import { expect, it } from "vitest";
import { render } from "./render.ts";

const ask = (id: string, more: object = {}) => ({
  ...{
    type: "cta",
    id,
    props: { title: `Go on with ${id}`, button: { label: "Go", href: "#first" } },
  },
  ...more,
});

it("a section shares its room with one of the same tone before it, if nothing shows where that ends", async () => {
  const rendered = await render([
    { type: "header", props: { links: [{ label: "Go", href: "#first" }] } },
    ask("first"),
    ask("same"),
    ask("soft", { tone: "soft" }),
    ask("hidden", { enabled: false }),
    ask("soft-too", { tone: "soft" }),
    ask("ink", { tone: "ink" }),
    ask("ink-too", { tone: "ink" }),
    { type: "footer", props: { year: 2025 } },
  ]);
  const joined = rendered?.html.match(/<\w+ [^>]*id="[^"]*"[^>]*data-joined/g) ?? [];
  expect(joined.map((tag) => /id="([^"]*)"/.exec(tag)?.[1])).toEqual([
    "same",
    "soft-too",
    "ink-too",
  ]);
});

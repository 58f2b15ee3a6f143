import { expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import type { SectionBackdrop } from "../shared/section.ts";
import { renderBackgroundRules } from "./backgroundRules.ts";

const picture = {
  ...{ src: "/a.webp", alt: "", width: 4, height: 3, sources: [] },
  scrim: { day: 60, night: 70 },
};

const theme: Theme = { preset: "meadow", type: {}, motion: { duration: "0ms", distance: "0px" } };

const render = (...backgrounds: (Omit<SectionBackdrop, "picture"> | undefined)[]) =>
  renderBackgroundRules(
    theme,
    backgrounds.map((background) => (background ? { background: { ...background, picture } } : {})),
  );

it("renders rules for the sides that the page has, each once, and for no other", () => {
  expect(render(undefined)).toBe("");
  expect(render({ side: "start" }, { side: "start" })).toBe(render({ side: "start" }));
  expect(render({ side: "start" })).not.toContain("[data-background=end]");
  expect(render({ side: "start" }, { side: "end" })).toContain("[data-background=end]");
});

it("has rules for films if the page has one", () => {
  expect(render({ side: "center" })).not.toContain("video");
  expect(render({ side: "center", film: { mp4: "/a.mp4" } })).toContain("video");
});

it("leaves paper and the visitor's own colours alone", () => {
  const rules = render({ side: "center" });
  expect(rules.startsWith("@media screen and (forced-colors:none){")).toBe(true);
  expect(rules).toContain("@media print,(forced-colors:active){[data-backdrop]{display:none}}");
});

it("has the strength of each scrim once, by day and by night", () => {
  const rules = render({ side: "start" }, { side: "start" });
  expect(rules.match(/--scrim:\d+%/g)).toEqual(["--scrim:60%", "--scrim:70%", "--scrim:70%"]);
});

it("mirrors the scrim where the page is read from right to left", () => {
  const [, left, right] =
    /::after\{mask-image:.*?,linear-gradient\(to (\w+).*:dir\(rtl\)::after\{mask-image:.*?,linear-gradient\(to (\w+)/.exec(
      render({ side: "start" }),
    ) ?? [];
  expect([left, right]).toEqual(["right", "left"]);
});

it("has a scrim behind a header that lies over the section, and behind no other", () => {
  const first: SectionBackdrop = { side: "end", picture };
  const over = renderBackgroundRules({ ...theme, header: "overlay" }, [{ background: first }]);
  expect(over).toContain("{--header:4rem;--bar:");
  expect(render({ side: "end" })).not.toContain("--bar:");
});

it("leaves no bright strip at the edges of the window, where the words between them have most of its width", () => {
  const rules = render({ side: "center" });
  const [, share] = /data-background=center\]>\*\{--share:([\d.]+)/.exec(rules) ?? [];
  const edge = ((1 - Number(share)) / 2) * 100;
  const [, place] = /#0008 calc\(50% \+ var\(--width\)\/2 \+ ([\d.]+)%\)/.exec(rules) ?? [];
  expect(Number(place)).toBeGreaterThanOrEqual(edge);
});

import { describe, expect, it } from "vitest";
import { darkScheme } from "../src/theme/scheme.ts";
import { type Declared, examples, render } from "./render.ts";

const firsts = examples.filter(
  ({ type }, index) => examples.findIndex((each) => each.type === type) === index,
);

async function renderWith(theme: unknown, sections: readonly Declared[] = firsts): Promise<string> {
  const document = await render(sections, theme);
  if (!document) throw new Error(`The check refuses ${JSON.stringify(theme)}.`);
  return document.html;
}

describe("a page that is light for everyone", () => {
  it("has no colour of the night, no button for it, and fewer bytes", async () => {
    const [light, usual] = await Promise.all([renderWith({ dark: false }), renderWith({})]);
    const night = darkScheme({ preset: "meadow" }).background;
    const marks = [night, "color-scheme:dark", "localStorage.theme", 'data-theme-toggle=""'];
    expect(marks.filter((mark) => !usual.includes(mark))).toEqual([]);
    expect(marks.filter((mark) => light.includes(mark))).toEqual([]);
    expect(light.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#fbf8f2"/>',
    ]);
    expect(light).toContain("color-scheme:light");
    expect(light.length).toBeLessThan(usual.length);
  });
});

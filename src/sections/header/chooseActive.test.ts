import { describe, expect, it } from "vitest";
import { chooseActive, isInView } from "./chooseActive.ts";

const room = 720;

describe("isInView", () => {
  it.each([
    {
      name: "a fifth of a section that needs a fifth",
      visible: 200,
      height: 1000,
      needs: 0.2,
      is: true,
    },
    { name: "one pixel less", visible: 199, height: 1000, needs: 0.2, is: false },
    { name: "a section that is not on screen", visible: 0, height: 1000, needs: 0, is: false },
    { name: "all of a short section", visible: 100, height: 100, needs: 1, is: true },
    {
      name: "as much of a section as the window just can show",
      visible: 720,
      height: 1800,
      needs: 0.4,
      is: true,
    },
    {
      name: "half of what can be shown of a section too tall for its threshold",
      visible: 360,
      height: 7200,
      needs: 0.4,
      is: true,
    },
    { name: "less than that", visible: 350, height: 7200, needs: 0.4, is: false },
    { name: "an empty section", visible: 0, height: 0, needs: 0.2, is: false },
  ])("$name: $is", ({ visible, height, needs, is }) => {
    expect(isInView({ visible, height, room }, needs)).toBe(is);
  });
});

describe("chooseActive", () => {
  const links = [
    { href: "#features", threshold: 0.2 },
    { href: "#how_it_works", threshold: 0.2 },
    { href: "#faqs", threshold: 0.4 },
  ];
  const see = (shares: Record<string, number>) =>
    new Map(
      Object.entries(shares).map(([id, share]) => [
        `#${id}`,
        { visible: share * 600, height: 600, room },
      ]),
    );

  it("is none where no section is in view", () => {
    expect(chooseActive(links, see({}))).toBeUndefined();
    expect(chooseActive(links, see({ features: 0.1, faqs: 0.3 }))).toBeUndefined();
  });

  it("takes the first in the links' order where several are", () => {
    expect(chooseActive(links, see({ faqs: 1, how_it_works: 0.2 }))).toBe("#how_it_works");
    expect(chooseActive(links, see({ faqs: 1, how_it_works: 1, features: 0.2 }))).toBe("#features");
  });

  it("asks each link for its own threshold", () => {
    expect(chooseActive(links, see({ faqs: 0.4 }))).toBe("#faqs");
  });
});

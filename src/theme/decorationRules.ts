import type { Theme } from "../shared/schema.gen.ts";
import type { ResolvedSection } from "../shared/section.ts";
import { type Decorated, type Decoration, decorate } from "./decorations.ts";
import { declareBySchemes } from "./toneRules.ts";
import { schemesOn, type Tone } from "./tones.ts";

/**
 * A layer of a decoration: by default, it fills the section. Smaller ones begin in the middle and are repeated; one with a
 * place, in percent from the left and from the top, is not.
 */
interface Layer {
  image: string;
  size?: string;
  place?: Place;
}

type Place = readonly [x: number, y: number];

/**
 * A light that has faded before it reaches an edge of the section: no neighbour sees where it ends. On a phone it is wider
 * than the window, and in a tall section it is less high, so that it does not become a stripe.
 */
const light = (ink: number, place: Place, size: string): Layer => ({
  image: `radial-gradient(closest-side,var(--ink-${ink}),transparent)`,
  place,
  size,
});

/** The ground again at the upper and the lower edge, so that a pattern begins and ends unseen. */
const fading: Layer = {
  image: "linear-gradient(var(--tone-background),transparent 25% 75%,var(--tone-background))",
};

const hairlines = (direction: string, size: string): Layer => ({
  image: `linear-gradient(${direction}var(--ink-1) 1px,transparent 1px)`,
  size,
});

/** The layers of each decoration, the upper ones first, from left to right. Patterns look the same from right to left. */
const layers: Record<Decoration, Layer[]> = {
  glow: [light(1, [50, 50], "max(100%,52rem) min(100%,72rem)")],
  fade: [{ image: "linear-gradient(transparent,var(--ink-1),transparent)" }],
  mesh: [
    light(1, [0, 30], "max(76%,34rem) min(80%,60rem)"),
    light(2, [100, 20], "max(70%,34rem) min(76%,56rem)"),
    light(3, [50, 90], "max(84%,38rem) min(72%,56rem)"),
  ],
  dots: [
    fading,
    { image: "radial-gradient(var(--ink-1) 1px,transparent 1.6px)", size: "1.5rem 1.5rem" },
  ],
  grid: [fading, hairlines("", "3.5rem 3.5rem"), hairlines("90deg,", "3.5rem 3.5rem")],
  lines: [fading, hairlines("90deg,", "6rem 100%")],
  rings: [
    { image: "radial-gradient(closest-side,transparent,var(--tone-background))" },
    {
      image:
        "repeating-radial-gradient(circle,transparent 0 calc(4rem - 1px),var(--ink-1) calc(4rem - 1px) 4rem)",
    },
  ],
};

/** The rules for the decorations that the page uses, in the tones in which it does. */
export function renderDecorationRules(
  theme: Theme,
  sections: Pick<ResolvedSection, "tone" | "decoration">[],
): string {
  const rules = sections.flatMap(({ tone, decoration }) =>
    decoration === "none" ? [] : [paint(theme, tone, decoration), lay(decoration)],
  );
  return [...new Set(rules)].sort().join("");
}

/** Lays a decoration on the ground, which a class of the section sets. */
function lay(decoration: Decoration): string {
  const own = layers[decoration];
  const list = (one: (layer: Layer) => string) => own.map(one).join();
  const position = (xOf: (x: number) => number) =>
    `background-position:${list(({ place: [x, y] = [50, 0] }) => `${xOf(x)}% ${y}%`)}`;
  const element = `[data-decoration=${decoration}][data-tone]`;
  const isAside = own.some(({ place: [x] = [50] }) => x !== 50);
  const laid = declareBySchemes(
    element,
    [
      `background-image:${list(({ image }) => image)}`,
      position((x) => x),
      `background-size:${list(({ size = "auto" }) => size)}`,
      ...(own.some(({ place }) => place) ? ["background-repeat:no-repeat"] : []),
    ].join(";"),
  );
  return laid + (isAside ? `${element}:dir(rtl){${position((x) => 100 - x)}}` : "");
}

/** The colours of a decoration in a tone. */
function paint(theme: Theme, tone: Tone, decoration: Decoration): string {
  const { day, night } = schemesOn(tone, theme);
  return declareBySchemes(
    `[data-tone=${tone}][data-decoration=${decoration}]`,
    declare(decorate(decoration, day)),
    night && declare(decorate(decoration, night)),
  );
}

const declare = ({ inks, muted, accentText }: Decorated): string =>
  [
    ...inks.map((ink, index) => `--ink-${index + 1}:${ink}`),
    `--muted:${muted}`,
    `--accent-text:${accentText}`,
  ].join(";");

/** A section that has another before it. A published page may have an inert script between two. */
const following = "main>section~section[data-tone]";

/** The upper edge of a shape: points of its height, from left to right, in percent. */
type Edge = readonly (readonly [x: number, y: number])[];

const sample = (count: number, heightAt: (share: number) => number): Edge =>
  Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return [Math.round(share * 1000) / 10, Math.round(heightAt(share) * 1000) / 10] as const;
  });

const edges = {
  wave: sample(48, (share) => 0.5 + 0.46 * Math.sin(share * 3 * Math.PI)),
  slant: sample(1, (share) => 1 - share),
  curve: sample(40, (share) => (2 * share - 1) ** 2),
};

/** The points of an edge in a box of which the last pixel lies over the section itself, and the same further down. */
const list = (edge: Edge, lower = 0) =>
  edge.map(([x, y]) => `${x}% calc(${y}% + ${Math.round(lower * 100 - y) / 100}px)`).join();

/**
 * The ground of a section reaches over the one before it, with an edge of this shape. Where both grounds are the same, a line
 * of the shape is between them. A picture that fills a section has its own edge. The ground is a shadow: audits take a
 * background for one that may be behind the words of the section.
 */
function cut(edge: Edge): string {
  const shape = `polygon(${list(edge)},100% 101%,0 101%)`;
  const line = `polygon(${list(edge)},${list(edge.toReversed(), 2)})`;
  return [
    "@media screen{",
    "main{--edge:clamp(1.5rem,4.5vw,4rem)}",
    `${following}:not([data-background]){position:relative}`,
    `${following}:not([data-background])::before{content:"";position:absolute;inset:auto 0 calc(100% - 1px);block-size:var(--edge);box-shadow:inset 0 0 0 9in var(--tone-background);clip-path:${shape};pointer-events:none}`,
    `${following}:dir(rtl)::before{scale:-1 1}`,
    `${following}[data-joined]::before{box-shadow:inset 0 0 0 9in var(--line);clip-path:${line}}`,
    "}",
  ].join("");
}

/** A short stroke in the middle, in the room above a section. Other grounds are divided already. */
const stroke = `@media screen{${following}[data-joined]{--rule:0px;position:relative;padding-block-start:var(--section-space)}${following}[data-joined]::before{content:"";position:absolute;inset-block-start:calc(var(--section-space)*.42);inset-inline:calc(50% - 2rem);block-size:3px;border-radius:3px;background:var(--highlight)}}`;

/** The rules of each kind of divider. */
export const dividerRules = {
  none: "",
  line: `@media screen{${following}{--rule:0px;border-block-start:1px solid var(--line);padding-block-start:var(--section-space)}}`,
  stroke,
  wave: cut(edges.wave),
  slant: cut(edges.slant),
  curve: cut(edges.curve),
};

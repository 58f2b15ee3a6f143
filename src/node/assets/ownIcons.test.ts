import { expect, test } from "vitest";
import { readOwnIcon } from "./ownIcons.ts";

const read = (inside: string, root = 'viewBox="0 0 24 12"') =>
  readOwnIcon(
    Buffer.from(
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`,
    ),
  );
const shape = '<path d="M2 2h8v8z"/>';

test.each([
  ["names no colour", shape, undefined],
  [
    "is painted on its shapes",
    '<g fill="#000">{}</g><path fill="black" d="M0 0h4v4z"/>',
    undefined,
  ],
  ["is painted by its root", shape, 'viewBox="0 0 24 12" fill="none" stroke="#1f5d4c"'],
  [
    "is painted by a style",
    `<style>.a{fill:#1f5d4c}</style><path class="a" d="M0 0h4v4z"/>`,
    undefined,
  ],
  ["has a size and no view box", shape, 'width="24" height="12"'],
  ["has a name and comments", `<title>Wheel</title><!-- made by hand -->${shape}`, undefined],
])("a drawing that %s takes the colour of the text", async (_, inside, root) => {
  const icon = await read(inside.replace("{}", shape), root);
  expect(icon).toMatchObject({ width: 24, height: 12 });
  expect(icon?.body).toMatch(/^<g\b.*<\/g>$/s);
  expect(icon?.body).not.toMatch(/#|black|viewBox|class|id=|title|xmlns/);
});

test("an outline stays an outline", async () => {
  const icon = await read(shape, 'viewBox="0 0 24 12" fill="none" stroke="#000" stroke-width="2"');
  expect(icon?.body).toMatchInlineSnapshot(
    `"<g fill="none" stroke="currentColor" stroke-width="2"><path d="M2 2h8v8z"/></g>"`,
  );
});

test.each([
  ["two colours", `<path fill="#f2b872" d="M0 0h4v4z"/>${shape}`],
  ["a gradient", `<linearGradient id="a"/><path fill="url(#a)" d="M0 0h4v4z"/>`],
  ["a mask", `<mask id="a">${shape}</mask><g mask="url(#a)">${shape}</g>`],
  ["text", "<text>A</text>"],
  ["a picture", '<image href="data:image/png;base64,"/>'],
  ["a script", `<script>alert(1)</script>${shape}`],
  ["motion", '<path d="M2 2h8v8z"><animate attributeName="d"/></path>'],
])("a drawing with %s keeps its own colours", async (_, inside) => {
  expect(await read(inside)).toBeUndefined();
});

test("a drawing whose box begins elsewhere stays as it is", async () => {
  expect(await read(shape, 'viewBox="-12 -12 24 24"')).toBeUndefined();
});

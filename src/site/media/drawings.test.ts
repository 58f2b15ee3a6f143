import { expect, it } from "vitest";
import { inspectDrawing } from "./drawings.ts";

const sized = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"';

it.each([
  "<title>The javascript: scheme</title>",
  '<desc>Drawn with onload = "now" and url(a.png)</desc>',
  "<text>&lt;script></text>",
  '<!-- <script/> <image href="a.png"/> -->',
  '<path d="M0 0h8" data-name=" onclick=\'a\'"/>',
  "<style>/* @import 'a.css' */ .a { fill: url(#a) }</style>",
  '<a href="https://example.com" onclick="a()"><path d="M0 0h8"/></a>',
  '<metadata><image href="a.png"/></metadata>',
  '<image href=""/><use xlink:href=" #a"/><image href="data:image/png;base64,AA=="/>',
])("%s needs nothing", async (inside) => {
  expect(await inspectDrawing(`<svg ${sized}>${inside}</svg>`)).toEqual({ isUnsized: false });
});

it.each([
  ["<script/>", "script"],
  ["<svg:script/>", "script"],
  ["<path onclick=a()/>", "script"],
  ['<animate attributeName="href" to=" javascript:a()"/>', "script"],
  ['<path d="M0 0h8>" onload = "a()"/>', "script"],
  ['<image href="a.png"/>', "reference"],
  ["<use xlink:href=a.svg#b />", "reference"],
  ['<path fill="url(&quot;a.svg#b&quot;)"/>', "reference"],
  ["<path style=\"fill: url( 'a.svg#b' )\"/>", "reference"],
  ["<style><![CDATA[@import 'a.css';]]></style>", "reference"],
])("%s needs a %s", async (inside, needs) => {
  expect(await inspectDrawing(`<svg ${sized}>${inside}</svg>`)).toEqual({
    isUnsized: false,
    needs,
  });
});

it("reads the styles that a drawing names before its first tag", async () => {
  const drawing = `<?xml version="1.0"?><?xml-stylesheet href="a.css"?><svg ${sized}/>`;
  expect(await inspectDrawing(drawing)).toEqual({ isUnsized: false, needs: "reference" });
});

it.each([
  ['data-name="a > b" viewBox="0 0 8 8"', false],
  ["viewBox='0 0 8 8'", false],
  ["width=8 height=8", false],
  ['width="100%" height="100%"', true],
  ['width="8"', true],
  ["data-name=\" viewBox='0 0 8 8'\"", true],
  ["", true],
])("a drawing with %s is unsized: %s", async (attributes, isUnsized) => {
  for (const name of ["svg", "svg:svg"]) {
    const space = `xmlns${name.replace(/:?svg$/, "").replace(/^(?=.)/, ":")}="http://www.w3.org/2000/svg"`;
    const drawing = `<!-- <svg viewBox="0 0 8 8"> --><${name} ${space} ${attributes}><path d="M0 0h8"/></${name}>`;
    expect(await inspectDrawing(drawing)).toEqual({ isUnsized });
  }
});

it.each([
  ["<svg viewBox='0 0 8 8'/>", true],
  ['<svg xmlns="https://www.w3.org/2000/svg" viewBox="0 0 8 8"/>', true],
  ['<svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>', true],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>', undefined],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>', undefined],
  ['<svg xmlns="&ns_svg;" viewBox="0 0 8 8"/>', undefined],
])("%s lacks its namespace: %s", async (drawing, lacks) => {
  expect((await inspectDrawing(drawing)).lacksNamespace).toBe(lacks);
});

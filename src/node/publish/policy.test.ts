import { describe, expect, it } from "vitest";
import { formatPolicy } from "../html/formatPolicy.ts";
import { derivePolicy, enforcePolicy, listSources } from "./policy.ts";

const head = '<!doctype html><html><head><meta charset="utf-8"/>';
const policyOf = (...documents: string[]) => derivePolicy(documents.map(listSources));

// Made with: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe("derivePolicy", () => {
  it("allows inline scripts and styles by their hash alone", () => {
    const policy = policyOf("<script>alert(1)</script><style data-emotion='a'>alert(1)</style>");
    expect(policy["script-src"]).toEqual(["'self'", alertHash]);
    expect(policy["style-src"]).toEqual([alertHash]);
  });

  it("allows what any of the documents needs, once", () => {
    const policy = policyOf(
      "<script>alert(1)</script>",
      '<script type="module">alert(1)</script>',
      '<script type="module">\nalert(1)\n</script>',
    );
    expect(policy["script-src"]).toHaveLength(3);
  });

  it("has no hash for data and for scripts of an address", () => {
    const policy = policyOf(
      '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>',
    );
    expect(policy["script-src"]).toEqual(["'self'"]);
  });

  it.each([
    `<script data-title="How <img src=x> works">alert(1)</script>`,
    `<script data-title=" src= type=text/plain ">alert(1)</script>`,
    `<script data-title=' src="a"'>alert(1)</script>`,
    `<script data-title="a>b">alert(1)</script>`,
    `<script data-src="a" data-type="text/plain">alert(1)</script>`,
    `<SCRIPT TYPE=module>alert(1)</SCRIPT>`,
    `<noscript><style>alert(1)</style></noscript><script>alert(1)</script >`,
    `<p title="<script src=a>"></p><script>alert(1)</script>`,
    `<!-- <script>no()</script> --><script>alert(1)</script>`,
    `<template><script>alert(1)</script></template>`,
  ])("reads attributes as attributes: %s", (html) => {
    expect(policyOf(html)["script-src"]).toEqual(["'self'", alertHash]);
  });

  it("finds forms and frames whatever stands in other attributes", () => {
    const form = `<form data-title=' action="https://a.example/"' action="https://b.example/">`;
    expect(policyOf(form)["connect-src"]).toEqual(["'self'", "https://b.example"]);
    const link = `<a title=' data-embed="https://a.example/"' data-embed='https://b.example/'>`;
    expect(policyOf(link)["frame-src"]).toEqual(["https://b.example"]);
    expect(policyOf(`<p title="<form action='https://a.example/'>">`)["form-action"]).toEqual([
      "'none'",
    ]);
  });

  it.each([
    ["", "'none'"],
    ["<form>", "'self'"],
    ['<form action="/subscribe" method="post">', "'self'"],
    ['<form action="https://list.example/a?b=1&amp;c=2">', "https://list.example"],
    ['<form class="a" action="https://list.example:8443/a">', "https://list.example:8443"],
  ])("lets the forms of %j lead to %s", (html, target) => {
    const policy = policyOf(html);
    const isElsewhere = target.startsWith("https:");
    // A service may redirect to a page of thanks, wherever that is.
    expect(policy["form-action"]).toEqual(isElsewhere ? ["'self'", "https:"] : [target]);
    expect(policy["connect-src"]).toEqual(isElsewhere ? ["'self'", target] : ["'self'"]);
  });

  it("allows frames of the hosts that links name for them, and of no other", () => {
    const link = (address: string) => `<a href="https://a.example/" data-embed="${address}">`;
    const map = "https://map.example/b?c=1&amp;d=2";
    expect(policyOf("<a href='https://a.example/'>")["frame-src"]).toBeUndefined();
    expect(policyOf(link("https://film.example/a"), link(map), link(map))["frame-src"]).toEqual([
      "https://film.example",
      "https://map.example",
    ]);
  });

  it("allows nothing unsafe, whatever is printed", () => {
    expect(
      formatPolicy(policyOf("<script>a</script><p style='color:red'><style>b</style>")),
    ).not.toMatch(/unsafe|\*|data:|http:/);
  });
});

describe("enforcePolicy", () => {
  const enforce = (html: string) => enforcePolicy(html, listSources(html));

  it("puts the policy before everything but the encoding, without what only a header may say", () => {
    const html = enforce(`${head}<style>alert(1)</style></head></html>`);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style>"));
    expect(html).toContain(`${head}<meta http-equiv="Content-Security-Policy"`);
    expect(html).toContain(`style-src ${alertHash};`);
    expect(html).not.toContain("frame-ancestors");
  });

  it("refuses a document whose head it does not know", () => {
    expect(() => enforce("<html><head><title>")).toThrow("does not begin");
  });
});

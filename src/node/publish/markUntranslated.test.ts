import { expect, it } from "vitest";
import { markUntranslated } from "./markUntranslated.ts";

const edition = {
  ...{ source: "/", lang: "en" },
  untranslated: [
    "Quiet & calm",
    "One line. Another line.",
    "Two phones",
    "Sign up",
    "Lull, a journal",
  ],
};

/** The elements of a document's body, marked as on an Arabic page. */
const mark = (body: string, head = "") =>
  markUntranslated(
    `<!doctype html><html lang="ar"><head>${head}</head><body>${body}</body></html>`,
    edition,
  )
    .replace(/^.*<head>/, "")
    .replace("</head><body>", "|")
    .replace("</body></html>", "");

it("the element that holds a text alone says its language and direction", () => {
  const body =
    '<h1 id="a"><span>Quiet &amp; calm</span></h1><p>One <strong>line.</strong><br>Another line.</p><p>كلمات</p>';
  expect(mark(body, "<title>Lull, a journal</title><style>Sign up</style>")).toMatchInlineSnapshot(
    `"<title lang="en" dir="ltr">Lull, a journal</title><style>Sign up</style>|<h1 id="a"><span lang="en" dir="ltr">Quiet &amp; calm</span></h1><p lang="en" dir="ltr">One <strong>line.</strong><br>Another line.</p><p>كلمات</p>"`,
  );
});

it("texts beside others get an element of their own, but not in an island", () => {
  const body =
    '<p>Sign up<em>الآن</em></p><section data-island="faq"><p>Sign up<em>الآن</em></p><a>Sign up</a></section>';
  expect(mark(body)).toMatchInlineSnapshot(
    `"|<p><span lang="en" dir="ltr">Sign up</span><em>الآن</em></p><section data-island="faq"><p>Sign up<em>الآن</em></p><a lang="en" dir="ltr">Sign up</a></section>"`,
  );
});

it("what is read aloud says its language", () => {
  expect(
    mark('<img alt="Two phones"><input placeholder="Sign up"><script>Sign up</script>'),
  ).toMatchInlineSnapshot(
    `"|<img lang="en" alt="Two phones"><input lang="en" placeholder="Sign up"><script>Sign up</script>"`,
  );
});

it("a page that is translated whole stays as it is", () => {
  expect(markUntranslated("<p>Sign up</p>", undefined)).toBe("<p>Sign up</p>");
  expect(markUntranslated("<p>Sign up</p>", { ...edition, untranslated: [] })).toBe(
    "<p>Sign up</p>",
  );
});

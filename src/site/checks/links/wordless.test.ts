import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const label = "label: Write to us";
const codes = (words: string) =>
  read(change(smallPage, label, `label: ${JSON.stringify(words)}`)).diagnostics.map(
    ({ code }) => code,
  );

test("a button and a link in a text whose words are a sign", () => {
  expect(answer(label, "label: →")).toMatchInlineSnapshot(`
    "page.yaml:19:16 warning wordless Section 1, header, button: the words of the link are "→" alone, so screen readers cannot say where it leads.
      18 |       button:
      19 |         label: →
         |                ^
      Write words, with the sign behind them if you like. If it is meant, write # meant on the line above.

    page.yaml:19:16 notice other-typeface Theme: Fraunces and Figtree lack →. Visitors see these in a typeface of their own.
      18 |       button:
      19 |         label: →
         |                ^
      None of the typefaces that come with the project has them. Nothing is lost: they are shown all the same."
  `);
  expect(answer("answer: Nothing.", "answer: Nothing. [»](#features)")).toMatchInlineSnapshot(`
    "page.yaml:57:36 warning wordless Section 5, faq, item 1 of categories, item 1 of questions, answer: the words of the link are "»" alone, so screen readers cannot say where it leads.
      56 |               question: What does it cost?
      57 |               answer: Nothing. [»](#features)
         |                                    ^^^^^^^^^
      Write words, with the sign behind them if you like. If it is meant, write # meant on the line above."
  `);
});

test.each(["→", "»", ">", "...", "➜", "▶", "+", "›››", "➡️"])("%s has no words", (words) =>
  expect(codes(words)).toContain("wordless"),
);

test.each(["Go →", "❤️", "X", "1", "?!a", "日本"])("%s is a name", (words) =>
  expect(codes(words)).not.toContain("wordless"),
);

import { expect, it } from "vitest";
import { withoutPlace } from "./problemWords.ts";

it("a message is shown without the place and the setting that stand beside it", () => {
  const shown = {
    'Section 2 (hero): "title" still has "Your words", which a template brought.':
      'Still has "Your words", which a template brought.',
    'Site: "description" still has "Your words".': 'Still has "Your words".',
    '"thanks" names example.com.': "Names example.com.",
    'Section 2 (hero): The link "Begin" has no destination yet.':
      'The link "Begin" has no destination yet.',
    '"purple" is no colour.': '"purple" is no colour.',
    '"Two" and "Three" are the same.': '"Two" and "Three" are the same.',
  };
  for (const [message, words] of Object.entries(shown)) expect(withoutPlace(message)).toBe(words);
});

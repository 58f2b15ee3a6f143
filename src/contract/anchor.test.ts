import { expect, test } from "vitest";
import { readAnchor } from "./anchor.ts";

test.each(["faq", "über-uns", "маникюр", "料金", "サービス", "सेवाएँ", "الأسعار"])(
  "%s is read from an address as it was written, as browsers code it, and in two-part letters",
  (id) => {
    const hash = new URL(`https://example.com/#${id}`).hash;
    expect([hash, `#${id}`, `#${id.normalize("NFD")}`].map(readAnchor)).toEqual([id, id, id]);
  },
);

test("what is no code stays as it is", () => {
  expect(readAnchor("#100%")).toBe("100%");
  expect(readAnchor("")).toBe("");
});

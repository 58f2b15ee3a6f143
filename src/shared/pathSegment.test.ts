import { expect, it } from "vitest";
import { lookOf } from "./addressLook.ts";
import { isPathSegment, toPathSegment } from "./pathSegment.ts";

it("a step of an address has the small letters and digits of any script", () => {
  const good = ["preise", "2024", "über-uns", "料金", "أسعار", "ราคาต่ำ", "कीमतें", "цены_2"];
  expect(good.filter((name) => !isPathSegment(name))).toEqual([]);
  const bad = [
    ...["", "Über", "a b", "-a", "_a", "a.b", "a/b", "a%20b", "a\u00adb", "a\u200cb", "\u0301a"],
    "über".normalize("NFD"),
  ];
  expect(bad.filter(isPathSegment)).toEqual([]);
});

it("a title makes a step in the letters of its language", () => {
  const made = [
    ["Über uns", "de", "über-uns"],
    ["Où nous trouver ?", "fr", "où-nous-trouver"],
    ["料金とプラン", "ja", "料金とプラン"],
    ["الأسعار والخطط", "ar", "الأسعار-والخطط"],
    ["می‌خواهم", "fa", "می-خواهم"],
    ["İLETİŞİM KAYIT", "tr", "iletişim-kayıt"],
    ["İletişim", "en", "iletişim"],
    ["Größe".normalize("NFD"), "de", "größe"],
    ["Plans & prices!", "not a language", "plans-prices"],
    ["…", "en", ""],
  ] as const;
  for (const [title, lang, step] of made) {
    expect(toPathSegment(title, lang)).toBe(step);
    if (step !== "") expect(isPathSegment(step)).toBe(true);
  }
});

it("two addresses look the same if nobody could tell which is which", () => {
  const alike = [
    ["/paypal/", "/раураl/"],
    ["/straße/", "/strasse/"],
    ["/2024/", "/２０２４/"],
    ["/علی/", "/علي/"],
    ["/ニ/", "/二/"],
  ] as const;
  for (const [a, b] of alike) expect(lookOf(a)).toBe(lookOf(b));
  for (const [a, b] of [
    ["/uber/", "/über/"],
    ["/kır/", "/kir/"],
    ["/料金/", "/料理/"],
  ] as const)
    expect(lookOf(a)).not.toBe(lookOf(b));
});

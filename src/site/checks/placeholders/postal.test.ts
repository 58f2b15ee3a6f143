import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const codes = (title: string) =>
  read(change(smallPage, "title: Voices", `title: ${title}`)).diagnostics.map(({ code }) => code);

test("an address of nobody", () => {
  expect(answer("title: Voices", "title: 12345 City")).toMatchInlineSnapshot(`
    "page.yaml:60:14 notice placeholder Section 6, testimonials: "title" has "12345 City", an address that is nobody's.
      59 |     props:
      60 |       title: 12345 City
         |              ^^^^^^^^^^
      Write your own in its place. If it is meant, write # meant on the line above."
  `);
});

test.each([
  "12345 City",
  "123 Main Street, Anytown",
  "123 Main St.",
  "1234 Street Name, City, ST 12345",
  "Musterstraße 1, 12345 Musterstadt",
  "Musterstr. 12",
  "Beispielweg 3, 10115 Berlin",
  "Hauptstraße 1, 12345 Berlin",
  "75000 Ville",
  "1 rue de l'Exemple",
  "Calle Falsa 123, 28000 Ciudad",
  "Via Esempio 1, 00100 Città",
  "Rua Exemplo, 123",
  "Voorbeeldstraat 1, 1234 AB Plaats",
  "ul. Przykładowa 1, 00-000 Miasto",
  "Příkladová 1, 123 45 Město",
  "Eksempelvej 1, 1234 By",
  "Exempelgatan 1, 123 45 Stad",
  "Esimerkkikatu 1, 00100 Kaupunki",
  "〒123-4567 東京都",
  "某某市某某路",
  "12345 Город",
])("%s is one, too", (title) => {
  expect(codes(title)).toContain("placeholder");
});

test.each([
  "36100 Stadtallendorf",
  "12345 Downloads",
  "General Electric, 1 River Road, Schenectady, NY 12345",
  "Via Roma 1, 00184 Roma",
  "Rue de la Ville 5, 75001 Paris",
  "More than 10000 City trips",
  "42 Street station",
  "111 20 Stockholm City",
  "Mustermesse",
  "1010 Wien",
  "500 Main Street",
  "Over 12345 Nights",
  "Calle Mayor 12, 28013 Madrid",
])("%s is somebody's", (title) => {
  expect(codes(title)).toEqual([]);
});

import { expect, test } from "vitest";
import { change, complaints, smallPage } from "../../../../tests/diagnostics/readFixture.ts";
import { formPages } from "../../values/formPages.ts";

const footer = "  - type: footer\n";

const toldOf = (action: string, service = "own") =>
  complaints(
    change(
      smallPage,
      footer,
      `  - type: waitlist\n    props: { title: Soon, button: Join, service: ${service}, action: "${action}" }\n${footer}`,
    ),
  ).filter(({ code }) => code === "bad-address");

test.each(formPages)("a page of $name takes no form", ({ name, example }) => {
  expect(toldOf(example)[0]?.message).toContain(`leads to a page of ${name}, which takes no form`);
});

test("a page of the site takes no form, and a program does", () => {
  expect(toldOf("/")[0]?.message).toContain('leads to "/", a page of this site');
  const addresses = [
    "/contact.php",
    "https://lull.example/form",
    "https://docs.google.com/forms/d/e/1FAabc/formResponse",
    "https://submit.jotform.com/submit/123",
  ];
  expect(addresses.flatMap((address) => toldOf(address))).toEqual([]);
});

test("a word in the place of an address is not offered as a path", () => {
  for (const word of ["todo", "#faqs", "xyz"]) {
    const [told, ...others] = toldOf(word);
    expect([told?.suggestions ?? [], others, told?.hint]).toEqual([
      [],
      [],
      "Write the address that the service gives you. Until there is one, write enabled: false in the section.",
    ]);
  }
  expect(toldOf("mknlpqrs", "formspree")[0]?.hint).toMatch(
    /^Did you mean "https:\/\/formspree\.io\/f\/mknlpqrs"\?/,
  );
});

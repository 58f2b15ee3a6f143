import { expect, test } from "vitest";
import { answer } from "../../../../tests/diagnostics/readFixture.ts";

const told = (href: string) => answer("mailto:hello@lull.museum", href);

test("an address that a program has cut", () => {
  expect(told("https://lull.museum/very/lo...")).toMatchInlineSnapshot(`
    "page.yaml:20:42 notice placeholder Section 1, header, button: "href" ends in ..., where a program has cut it.
      19 |         label: Write to us
      20 |         href: https://lull.museum/very/lo...
         |                                          ^^^
      Write the whole address. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ...["https://lull.museum/chat).", "https://lull.museum/chat)", "https://lull.museum/chat%20"],
  ...["https://lull.museum/?p=1&preview=true", "https://outlook.office.com/mail/inbox"],
  ...["https://drive.google.com/file/d/1abc/edit", "https://lull-museum.translate.goog/chat"],
  "mailto:hello@gmial.com",
  ...[
    "https://lull.us1.list-manage.com/track/click?u=1&id=2",
    "https://u1.ct.sendgrid.net/ls/click?upn=1",
  ],
  ...[
    "https://lull.cmail19.com/t/a-b",
    "https://abc.r.eu-west-1.awstrack.me/L0/a",
    "https://substack.com/redirect/1",
  ],
])("%s is not for visitors", (href) => expect(told(href)).toContain("placeholder"));

test.each([
  ...["https://de.wikipedia.org/wiki/Lull_(Band)", "https://lull.museum/a%20b"],
  ...["https://lull.museum/preview", "https://lull.museum/?preview=no", "mailto:hello@gmail.com"],
  ...["https://lull.us1.list-manage.com/subscribe?u=1", "https://lull.substack.com/p/redirect"],
  ...["https://lull.museum/…/x", "https://drive.google.com/file/d/1abc/view"],
])("%s is", (href) => expect(told(href)).toBe(""));

import { expect, test } from "vitest";
import {
  change,
  complaints,
  report,
  smallPage,
} from "../../../../tests/diagnostics/readFixture.ts";
import { formServices } from "../../../shared/providers/formServices.ts";

const footer = "  - type: footer\n";

const withAction = (service: string, action: string) =>
  change(
    smallPage,
    footer,
    `  - type: waitlist\n    props: { title: Soon, button: Join, service: ${service}, action: "${action}" }\n${footer}`,
  );

const mailchimp = "https://lull.us1.list-manage.com";

/** The suggestion for each address that takes no form, or undefined. */
const wrong: Record<string, Record<string, string | undefined>> = {
  formspree: {
    "https://formspree.io/forms/xqkgbkyz/integration": "https://formspree.io/f/xqkgbkyz",
    "https://formspree.io/forms/xqkgbkyz": "https://formspree.io/f/xqkgbkyz",
    "https://formspree.io/": undefined,
  },
  buttondown: {
    "https://buttondown.com/lull": "https://buttondown.com/api/emails/embed-subscribe/lull",
    "https://buttondown.com/lull/archive/one": undefined,
  },
  mailchimp: {
    [`${mailchimp}/subscribe?u=9f&id=7e`]: `${mailchimp}/subscribe/post?u=9f&id=7e`,
    [`${mailchimp}/subscribe/post-json?u=9f&id=7e&c=?`]: `${mailchimp}/subscribe/post?u=9f&id=7e`,
    [`${mailchimp}/subscribe/post?u=9f`]: undefined,
    [`${mailchimp}/subscribe`]: undefined,
  },
};

test.each(Object.entries(wrong))(
  "%s takes forms at addresses of one form",
  (service, addresses) => {
    for (const [action, meant] of Object.entries(addresses)) {
      const [found] = complaints(withAction(service, action)).filter(
        ({ code }) => code === "bad-address",
      );
      const [edit] = found?.suggestions?.[0]?.edits ?? [];
      expect([action, found?.code, edit?.text.replaceAll('"', "")]).toEqual([
        action,
        "bad-address",
        meant,
      ]);
    }
  },
);

test.each([
  ...Object.entries(formServices).map(([service, { example }]) => [service, example]),
  ["formspree", "https://formspree.io/xqkgbkyz"],
  ["formspree", "https://formspree.io/p/1234/f/contact"],
  ["buttondown", "https://buttondown.email/api/emails/embed-subscribe/lull?tag=a"],
  ["mailchimp", `${mailchimp}/subscribe/post?u=9f&id=7e&f_id=1`],
])("%s takes forms at %s", (service, action = "") => {
  const codes = complaints(withAction(service, action || "/")).map(({ code }) => code);
  expect(codes).not.toContain("bad-address");
  expect(codes).not.toContain("wrong-service");
});

test("the service of an address is known by its host", () => {
  const page = withAction("own", "https://buttondown.com/lull").replace("service: own, ", "");
  expect(complaints(page).map(({ code }) => code)).toContain("bad-address");
});

test("a mailbox takes no form", () => {
  expect(
    ["mailto:x@y.org", "x@y.org"].map((action) => report(withAction("own", action))).join("\n"),
  ).toMatchInlineSnapshot(`
    "page.yaml:66:63 error bad-address Section 7, waitlist: "action" cannot be "mailto:x@y.org": a form is sent to a server.
      66 | …itle: Soon, button: Join, service: own, action: "mailto:x@y.org" }
         |                                                  ^^^^^^^^^^^^^^^^
      A service such as formspree sends what is written by e-mail. Write the address that it gives you.
    page.yaml:66:63 error bad-address Section 7, waitlist: "action" cannot be "x@y.org": a form is sent to a server.
      66 | …itle: Soon, button: Join, service: own, action: "x@y.org" }
         |                                                  ^^^^^^^^^
      A service such as formspree sends what is written by e-mail. Write the address that it gives you."
  `);
  expect(report(withAction("buttondown", "https://buttondown.com/lull"))).toMatchInlineSnapshot(`
    "page.yaml:66:70 error bad-address Section 7, waitlist: "https://buttondown.com/lull" is an address of Buttondown, but not one that takes a form.
      66 | …oon, button: Join, service: buttondown, action: "https://buttondown.com/lull" }
         |                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean "https://buttondown.com/api/emails/embed-subscribe/lull"?"
  `);
});

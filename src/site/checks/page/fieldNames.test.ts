import { expect, test } from "vitest";
import { change, report, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const footer = "  - type: footer\n";

const withForm = (settings: string, fields: string) =>
  change(
    smallPage,
    footer,
    `  - type: contact\n    props:\n      title: Write\n      form:\n        ${settings}\n        button: Send\n        fields:\n${fields
      .split("\n")
      .map((line) => `          ${line}\n`)
      .join("")}${footer}`,
  );

const withLetter = (settings: string) =>
  change(
    smallPage,
    footer,
    `  - type: waitlist\n    props: { title: Soon, button: Join, ${settings} }\n${footer}`,
  );

const toldOf = (page: string) =>
  report(page)
    .split("\n")
    .filter((line) => /same-name|unused|bad-|wrong-service|uneven|sample|missing/.test(line))
    .join("\n");

const own = "service: own\n        action: https://lull.example/form";

test("labels may be alike, and names that are different are in order", () => {
  const fields =
    "- { label: Size, options: [S, M] }\n- { label: Size, options: [Red, Blue] }\n- { label: A, name: a }\n- { label: B, name: b }\n- { label: C, name: 'c[]' }\n- { label: D, name: 'c[]' }";
  expect(toldOf(withForm(own, fields))).toBe("");
});

test("a name that two fields have, or the form itself", () => {
  const answers = [
    withForm(own, "- { label: Size, name: size }\n- { label: Colour, name: size }"),
    withForm(`${own}\n        consent: Yes, please`, "- { label: May we, name: consent }"),
    withForm(
      `${own}\n        consent: Yes, please\n        consentName: gdpr[1]`,
      "- { label: May we, name: 'gdpr[1]' }",
    ),
    withForm("service: netlify", "- { label: Form, name: form-name }"),
    withForm("service: netlify", "- { label: Bot, name: bot-field }"),
    withForm(
      "service: formspree\n        thanks: https://lull.example/thanks\n        action: https://formspree.io/f/xyzabcde",
      "- { label: Next, name: _next }",
    ),
    withLetter("service: netlify, field: form-name"),
    withLetter("action: https://lull.example/a, field: consent, consent: Yes"),
    withLetter("action: https://lull.example/a, consentName: a"),
    withLetter("action: https://lull.example/a, consent: Yes, consentName: email"),
    withLetter("service: netlify, consent: Yes, consentName: form-name"),
  ];
  expect(answers.map(toldOf).join("\n")).toMatchInlineSnapshot(`
    "page.yaml:74:36 error same-name Section 7, contact, form, item 2 of fields: "name" cannot be "size": another field has that name, so what visitors write in one of the two is lost.
    page.yaml:74:36 error same-name Section 7, contact, form, item 1 of fields: "name" cannot be "consent": the box that must be ticked has that name, so what visitors write in one of the two is lost.
    page.yaml:75:36 error same-name Section 7, contact, form, item 1 of fields: "name" cannot be "gdpr[1]": the box that must be ticked has that name, so what visitors write in one of the two is lost.
    page.yaml:72:34 error same-name Section 7, contact, form, item 1 of fields: "name" cannot be "form-name": the form sends one of that name to Netlify already, so what visitors write in one of the two is lost.
    page.yaml:72:33 error same-name Section 7, contact, form, item 1 of fields: "name" cannot be "bot-field": the form sends one of that name to Netlify already, so what visitors write in one of the two is lost.
    page.yaml:71:25 notice placeholder Section 7, contact, form: "action" is the address of a sample form, so what visitors send arrives nowhere.
    page.yaml:74:34 error same-name Section 7, contact, form, item 1 of fields: "name" cannot be "_next": the form sends one of that name to Formspree already, so what visitors write in one of the two is lost.
    page.yaml:66:66 error same-name Section 7, waitlist: "field" cannot be "form-name": the form sends one of that name to Netlify already, so what visitors write in one of the two is lost.
    page.yaml:66:80 error same-name Section 7, waitlist: "field" cannot be "consent": the box that must be ticked has that name, so what visitors write in one of the two is lost.
    page.yaml:66:73 warning unused Section 7, waitlist: "consentName" is not used, because the form has no "consent".
    page.yaml:66:100 error same-name Section 7, waitlist: "consentName" cannot be "email": the e-mail address is sent under that name, so what visitors write in one of the two is lost.
    page.yaml:66:86 error same-name Section 7, waitlist: "consentName" cannot be "form-name": the form sends one of that name to Netlify already, so what visitors write in one of the two is lost."
  `);
});

test("what a service of lists asks for, and a program on the server of the site", () => {
  const mailchimp =
    "service: mailchimp\n        action: https://lull.us1.list-manage.com/subscribe/post?u=1&id=2";
  const groups =
    "- { label: Letters, name: 'group[7]', options: [News, Offers], values: ['1', '2'], several: true, required: true }\n- { label: By, name: gdpr, options: [E-mail], values: ['37317'], several: true }";
  const answers = [
    withForm(`${mailchimp}\n        consent: Yes\n        consentName: gdpr[37321]`, groups),
    withForm("service: own\n        action: /contact.php", "- { label: Name }"),
    withForm("service: own\n        action: https://lull.example:8443/form", "- { label: Name }"),
    withLetter("action: /letter.php?list=1, consent: Yes"),
    withForm("service: formspree\n        action: /contact.php", "- { label: Name }"),
    withForm(own, "- { label: Size, options: [S, M], values: [s] }"),
    withForm("service: own\n        action: //lull.example/form", "- { label: Name }"),
    withForm("service: own\n        action: https://localhost/form", "- { label: Name }"),
  ];
  expect(answers.map(toldOf).join("\n")).toMatchInlineSnapshot(`
    "



    page.yaml:70:17 error wrong-service Section 7, contact, form: Formspree takes forms at formspree.io, and "action" leads to the server of the site.
    page.yaml:73:45 error uneven Section 7, contact, form, item 1 of fields: "values" holds 1 entry, but "options" holds 2.
    page.yaml:70:17 error bad-address Section 7, contact, form: "action" cannot be "//lull.example/form".
    page.yaml:70:17 error bad-address Section 7, contact, form: "action" cannot be "https://localhost/form": visitors cannot reach "localhost"."
  `);
});

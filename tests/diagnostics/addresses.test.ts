import { describe, expect, test } from "vitest";
import { loadFixtureContext } from "../fixtures/index.ts";
import { answer, change, complaints, fixed, smallPage, tell } from "./readFixture.ts";

const { schemas } = await loadFixtureContext();
const query = "https://lull.museum/?u=1&amp;id=2";
const right = "  - type: footer\n";
const waitlist = (...lines: string[]) =>
  ["  - type: waitlist", "    props:", "      title: Soon", ...lines.map((line) => `      ${line}`)]
    .concat("      button: Join", right)
    .join("\n");
const mailchimp = "https://lull.us1.list-manage.com/subscribe/post?u=1&id=2";

describe("& as HTML writes it", () => {
  test("is reported in every address, and fixed", () => {
    expect(answer("mailto:hello@lull.museum", query)).toMatchInlineSnapshot(`
      "page.yaml:20:39 error bad-link Section 1, header, button: "href" holds "&amp;", as & is written in HTML, so the address is another one.
        19 |         label: Write to us
        20 |         href: https://lull.museum/?u=1&amp;id=2
           |                                       ^^^^^
        Write & in place of &amp;.
      --fix
              href: https://lull.museum/?u=1&id=2"
    `);
    const others = [
      `"https://lull.museum/?a=1&#38;b=2&#038;c=3&#x26;d=4"`,
      "mailto:hello@lull.museum?subject=Hi&amp;body=Ho",
      "'https://lull.museum/?a&AMP;b'",
    ];
    expect(
      others.map((href) => tell("mailto:hello@lull.museum", href)).join("\n"),
    ).toMatchInlineSnapshot(`
      ""https://lull.museum/?a=1&#38;b=2&#038;c=3&#x26;d=4"
        20:40-45 bad-link Section 1, header, button: "href" holds "&#38;", as & is written in HTML, so the address is another one. Write & in place of &#38;. → Write & in place of &#38;.
      mailto:hello@lull.museum?subject=Hi&amp;body=Ho
        20:50-55 bad-link Section 1, header, button: "href" holds "&amp;", as & is written in HTML, so the address is another one. Write & in place of &amp;. → Write & in place of &amp;.
      'https://lull.museum/?a&AMP;b'
        20:38-43 bad-link Section 1, header, button: "href" holds "&AMP;", as & is written in HTML, so the address is another one. Write & in place of &AMP;. → Write & in place of &AMP;."
    `);
    const twice = change(smallPage, "mailto:hello@lull.museum", "https://lull.museum/?a&amp;amp;b");
    expect(fixed(twice)).toBe(
      change(smallPage, "mailto:hello@lull.museum", "https://lull.museum/?a&b"),
    );
  });

  test("is reported wherever a shared definition lets it pass, except in texts and code", () => {
    const { definitions = {} } = schemas.get("common.schema.json") ?? {};
    const open = Object.entries(definitions).filter(
      ([, { pattern, type }]) =>
        type === "string" &&
        [query, "/?a&amp;b"].some((each) => new RegExp(String(pattern)).test(each)),
    );
    expect(open.map(([name]) => name)).toEqual([
      "text",
      "markdown",
      "code",
      "href",
      "address",
      "shareAddress",
    ]);
  });

  test("leaves a form without its list", () => {
    const page = change(
      smallPage,
      right,
      waitlist(`action: ${mailchimp.replace("&", "&amp;")} # from the list`, "field: EMAIL"),
    );
    expect(complaints(page).map(({ code, line, column }) => [code, line, column])).toEqual([
      ["bad-link", 68, 66],
    ]);
    expect(fixed(page)).toBe(page.replace("&amp;", "&"));
  });
});

describe("A service that reads another field than is sent", () => {
  test("is reported, and the fix adds the line", () => {
    expect(answer(right, waitlist(`action: ${mailchimp} # ours`))).toMatchInlineSnapshot(`
      "page.yaml:68:15 warning unread-field Section 7, waitlist: Mailchimp reads the field "EMAIL", but this form sends "email", so no address arrives.
        67 |       title: Soon
        68 |       action: https://lull.us1.list-manage.com/subscribe/post?u=1&id=2 # ours
           |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Add a line field: EMAIL.
      --fix
            field: EMAIL
            button: Join
        - type: footer
          props:
            year: 2025
            social:
              title: Social
              links:
                - label: Discord
                  icon: brand:discord
                  href: https://lull.museum/chat
      "
    `);
    expect(tell(right, waitlist(`action: ${mailchimp}`, "field: email"))).toMatchInlineSnapshot(`
      "  - type: waitlist
          props:
            title: Soon
            action: https://lull.us1.list-manage.com/subscribe/post?u=1&id=2
            field: email
            button: Join
        - type: footer

        69:14-19 unread-field Section 7, waitlist: Mailchimp reads the field "EMAIL", but this form sends "email", so no address arrives. Write EMAIL. → Write EMAIL."
    `);
    const page = change(smallPage, right, waitlist(`action: ${mailchimp}`, "field: Email"));
    expect(fixed(page)).toBe(page.replace("field: Email", "field: EMAIL"));
  });

  test("in the file as it is: with the line ends of Windows, and with its comments", () => {
    const page = change(smallPage, right, waitlist(`action: ${mailchimp} # ours`));
    const dressed = page.replaceAll("\n", "\r\n");
    expect(fixed(dressed)).toBe(dressed.replace("# ours", "# ours\r\n      field: EMAIL"));
  });

  test("is let pass where the page names a field, or the service is another", () => {
    for (const lines of [
      [`action: ${mailchimp}`, "field: EMAIL"],
      [`action: ${mailchimp}`, "field: MERGE0"],
      ["action: https://lull.museum/list-manage.com"],
      ["action: https://notlist-manage.com/a"],
    ]) {
      expect(complaints(change(smallPage, right, waitlist(...lines)))).toEqual([]);
    }
  });

  test("is reported in a group on one line, too, without a fix", () => {
    const props = `props: { title: Soon, action: "${mailchimp}", button: Join }`;
    const page = change(smallPage, right, `  - type: waitlist\n    ${props}\n${right}`);
    expect(complaints(page).map(({ code, fix }) => [code, fix])).toEqual([
      ["unread-field", undefined],
    ]);
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContactForm, PropsOf, SectionProps } from "../../section.ts";
import { Contact } from "./Contact.tsx";

const frame: SectionProps<"contact">["frame"] = {
  id: "contact",
  headingLevel: 2,
  site: {
    ...{ name: "Lull", base: "/", lang: "en", timezone: "UTC" },
    ...{ logo: "/logo.svg", url: "https://lull.example" },
  },
};

type Field = PropsOf<ContactForm>["fields"][number];

const field = (given: Partial<Field> & { label: string }): Field => ({
  kind: "text",
  several: false,
  required: true,
  ...given,
});

/** The names and values that a form with these fields sends, in the order of its boxes. */
function sentBy(service: "own" | "mailchimp", fields: Field[], rest = {}): string[] {
  const action = "https://lull.us1.list-manage.com/subscribe/post?u=1&id=2";
  const html = renderToStaticMarkup(
    <Contact
      layout="lines"
      frame={frame}
      title="Write"
      form={{ service, action, fields, button: "Send", ...rest }}
    />,
  );
  const tags = html.match(/<(input|select|textarea|option)\b[^>]*>/g) ?? [];
  return tags.map((tag) =>
    ["name", "value"].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]).join("="),
  );
}

test("choices with one label are choices of their own", () => {
  const fields = [
    field({ label: "Size", options: ["S", "M"] }),
    field({ label: "Size", options: ["Red", "Blue"] }),
    field({ label: "Size" }),
  ];
  expect(sentBy("own", fields)).toEqual([
    "Size=S",
    "Size=M",
    "Size 2=Red",
    "Size 2=Blue",
    "Size 3=",
  ]);
});

test("groups and permissions of Mailchimp are sent as its embedded forms send them", () => {
  const fields = [
    field({ label: "E-mail", kind: "email", required: true }),
    field({
      ...{ label: "Letters", name: "group[7]", several: true },
      ...{ options: ["News", "Offers"], values: ["1", "2"] },
    }),
    field({
      label: "How often",
      name: "group[8]",
      options: ["Daily", "Weekly"],
      values: ["1", "2"],
    }),
    field({ label: "By", name: "gdpr", several: true, options: ["Post"], values: ["37321"] }),
  ];
  const consent = { consent: "By e-mail", consentName: "gdpr[37317]" };
  expect(sentBy("mailchimp", fields, consent)).toEqual([
    "EMAIL=",
    "group[7][1]=1",
    "group[7][2]=2",
    "group[8]=1",
    "group[8]=2",
    "gdpr[37321]=Y",
    "gdpr[37317]=Y",
    "b_1_2=",
  ]);
});

test("the links of a place look like links", () => {
  const links = [{ label: "A map", href: "https://example.com/map" }];
  const html = renderToStaticMarkup(
    <Contact
      layout="lines"
      frame={frame}
      title="Write"
      places={[{ address: "12 Mill Lane", links }]}
    />,
  );
  expect(html).toMatch(/\[href\]\{[^}]*text-decoration-line:underline/);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formServices } from "../../shared/providers/formServices.ts";
import type { FormService } from "../../shared/schema.gen.ts";
import { Form } from "./Form.tsx";

const frame = {
  id: "letter",
  headingLevel: 2,
  site: {
    ...{ name: "Lull", base: "/", lang: "en", timezone: "UTC" },
    ...{ logo: "/logo.svg", url: "https://lull.example" },
  },
} as const;

const render = (service?: FormService) =>
  renderToStaticMarkup(
    <Form
      frame={frame}
      service={service}
      action={service ? formServices[service].example || undefined : "https://example.com/form"}
      thanks="/thanks/"
    >
      <button type="submit">Send</button>
    </Form>,
  ).replace(/<style.*?<\/style>|<script>.*<\/script>| class="[^"]*"/g, "");

test("each service gets the fields that it reads", () => {
  const services = Object.keys(formServices) as FormService[];
  expect([undefined, ...services].map(render).join("\n")).toMatchInlineSnapshot(`
    "<form action="https://example.com/form" method="post"><button type="submit">Send</button></form>
    <form action="https://formspree.io/f/xyzabcde" method="post"><input type="hidden" name="_next" value="https://lull.example/thanks/"/><button type="submit">Send</button><span aria-hidden="true"><input tabindex="-1" autoComplete="off" name="_gotcha"/></span></form>
    <form action="https://buttondown.com/api/emails/embed-subscribe/your-name" method="post"><button type="submit">Send</button></form>
    <form action="https://your-name.us1.list-manage.com/subscribe/post?u=1a2b&amp;id=3c4d" method="post"><button type="submit">Send</button><span aria-hidden="true"><input tabindex="-1" autoComplete="off" name="b_1a2b_3c4d"/></span></form>
    <form name="letter" data-netlify="true" data-netlify-honeypot="bot-field" action="/thanks/" method="post"><input type="hidden" name="form-name" value="letter"/><button type="submit">Send</button><span aria-hidden="true"><input tabindex="-1" autoComplete="off" name="bot-field"/></span></form>
    <form action="https://example.com/form" method="post"><button type="submit">Send</button></form>"
  `);
});

import type { SectionProps } from "../../shared/section.ts";
import { Container } from "../../ui/Container.ts";
import { Form } from "../../ui/Form.tsx";
import { Note, Submit } from "../../ui/inputs.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Field } from "./Field.tsx";
import { Places } from "./Places.tsx";
import { Choice, Layout, Panel } from "./styles.ts";

/** A form with fields of the author's own, and the places where the author is found. Neither needs a script. */
export function Contact({ frame, title, text, form, places }: SectionProps<"contact">) {
  return (
    <Container>
      <Layout>
        <div>
          <SectionHeading frame={frame} title={title} text={text} />
          {form && places && <Places frame={frame} places={places} />}
        </div>
        {form ? (
          <Panel>
            <Form frame={frame} {...form}>
              {form.fields.map((field, index) => (
                <Field
                  key={index}
                  id={`${frame.id}.field-${index}`}
                  service={form.service}
                  site={frame.site}
                  {...field}
                />
              ))}
              {form.consent && (
                <Choice>
                  <input type="checkbox" name="consent" value="yes" required />
                  <span>{form.consent}</span>
                </Choice>
              )}
              <Submit type="submit">{form.button}</Submit>
              {form.note && <Note>{form.note}</Note>}
            </Form>
          </Panel>
        ) : (
          places && <Places frame={frame} places={places} />
        )}
      </Layout>
    </Container>
  );
}

import type { SectionProps } from "../../section.ts";
import { nameFields } from "../../shared/fieldNames.ts";
import { Consent } from "../../ui/controls/Consent.tsx";
import { Form } from "../../ui/controls/Form.tsx";
import { Note, Submit } from "../../ui/controls/inputs.ts";
import { Container, SectionHeading } from "../../ui/index.ts";
import { Field } from "./Field.tsx";
import { Locations } from "./Locations.tsx";
import { Layout, Panel, PlaceLayout } from "./styles.ts";

/** A form with fields of the author's own, and the places where the author is found. Neither needs a script. */
export function Contact({ frame, title, text, form, layout, places }: SectionProps<"contact">) {
  const Columns = form ? Layout : PlaceLayout;
  const names = form ? nameFields(form.fields, form) : [];
  return (
    <Container>
      <Columns data-places={form ? undefined : layout}>
        <div>
          <SectionHeading frame={frame} title={title} text={text} />
          {form && places && <Locations frame={frame} layout={layout} places={places} />}
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
                  name={names[index] ?? field.label}
                />
              ))}
              {form.consent && <Consent {...form}>{form.consent}</Consent>}
              <Submit type="submit">{form.button}</Submit>
              {form.note && <Note>{form.note}</Note>}
            </Form>
          </Panel>
        ) : (
          places && <Locations frame={frame} layout={layout} places={places} />
        )}
      </Columns>
    </Container>
  );
}

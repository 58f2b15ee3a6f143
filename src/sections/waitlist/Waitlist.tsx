import type { SectionProps } from "../../section.ts";
import { formServices } from "../../shared/providers/formServices.ts";
import { Consent } from "../../ui/controls/Consent.tsx";
import { Form } from "../../ui/controls/Form.tsx";
import { Input, Note, Submit } from "../../ui/controls/inputs.ts";
import { Container, SectionHeading, TextLink } from "../../ui/index.ts";
import { Field, Line, Panel } from "./styles.ts";

/** A form that asks for an e-mail address and sends it to the address in page.yaml. It needs no script. */
export function Waitlist(props: SectionProps<"waitlist">) {
  const { frame, title, text, layout, label, placeholder, service, field, button } = props;
  const { consent, note, privacy } = props;
  const Box = layout === "line" ? Line : Panel;
  const input = `${frame.id}.field`;
  const small = note || privacy ? `${frame.id}.note` : undefined;
  const submit = <Submit type="submit">{button}</Submit>;
  return (
    <Container>
      <Box>
        <SectionHeading frame={frame} title={title} text={text} />
        <Form {...props}>
          <label htmlFor={input}>{label}</label>
          <Field>
            <Input
              id={input}
              type="email"
              name={field ?? formServices[service ?? "own"].email}
              autoComplete="email"
              required
              placeholder={placeholder}
              aria-describedby={small}
            />
            {!consent && submit}
          </Field>
          {consent && (
            <>
              <Consent {...props}>{consent}</Consent>
              <Field>{submit}</Field>
            </>
          )}
          {small && (
            <Note id={small}>
              {note} {privacy && <TextLink {...privacy}>{privacy.label}</TextLink>}
            </Note>
          )}
        </Form>
      </Box>
    </Container>
  );
}

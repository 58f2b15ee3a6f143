import styled from "@emotion/styled";
import { formServices } from "../../shared/providers/formServices.ts";
import type { Link, SignUp } from "../../shared/schema.gen.ts";
import type { PropsOf, SectionFrame } from "../../shared/section.ts";
import { space } from "../../theme/space.ts";
import { TextLink } from "../links/TextLink.ts";
import { Consent } from "./Consent.tsx";
import { Form } from "./Form.tsx";
import { Input, Note, Submit } from "./inputs.ts";

const Field = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space(1.5),
});

/** The form among other words, on the ground of its section. */
export const SignUpLine = styled.div({
  "--sky-ink": "var(--muted)",
  inlineSize: "100%",
  maxInlineSize: "34rem",
  textAlign: "start",
});

interface SignUpFormProps extends PropsOf<SignUp> {
  frame: SectionFrame;
  /** A link to the privacy policy, after the note. */
  privacy?: PropsOf<Link> | undefined;
}

/** A form that asks for an e-mail address. It needs no script. */
export function SignUpForm({ privacy, ...props }: SignUpFormProps) {
  const { frame, label, placeholder, service, field, button, consent, note } = props;
  const input = `${frame.id}.field`;
  const small = note || privacy ? `${frame.id}.note` : undefined;
  const submit = <Submit type="submit">{button}</Submit>;
  return (
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
  );
}

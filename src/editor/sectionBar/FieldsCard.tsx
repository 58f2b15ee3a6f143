import styled from "@emotion/styled";
import { type ReactNode, useRef, useState } from "react";
import { Dialog, Heading } from "react-aria-components";
import { FieldView } from "../form/FieldView.tsx";
import { FormAround } from "../form/Form.tsx";
import type { Field } from "../form/fields/field.ts";
import type { ListedSection } from "../site/sections.ts";
import { QuietButton } from "../widgets/Button.tsx";
import { Card } from "../widgets/Menu.tsx";

const Content = styled(Dialog)({
  width: 320,
  maxWidth: "100%",
  padding: "calc(2 * var(--space))",
  outline: "none",
  "& > h2": { padding: "calc(var(--space) * 1.5) calc(var(--space) * 2.75)" },
});

const Opener = styled(QuietButton)({ padding: "0 calc(2 * var(--space))" });

interface Props {
  title: string;
  section: ListedSection;
  fields: readonly Field[];
}

/** A button that opens some fields of a section beside it; nothing if there are none. */
export function FieldsCard({ title, section, fields }: Props): ReactNode {
  const { file, anchor, ref, problems } = section;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (fields.length === 0) return null;
  return (
    <>
      <Opener
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {title}
      </Opener>
      <Card isOpen={isOpen} triggerRef={opener} placement="bottom end" onOpenChange={setOpen}>
        <Content>
          <Heading slot="title">{title}</Heading>
          <FormAround
            target={{ file, section: { anchor, ref } }}
            fields={fields}
            problems={problems}
            hasHelpLine={false}
          >
            {fields.map((field) => (
              <FieldView key={String(field.path)} field={field} />
            ))}
          </FormAround>
        </Content>
      </Card>
    </>
  );
}

import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import { Form } from "react-aria-components";
import type { Operation } from "../../shared/operation.ts";
import { withValue } from "../pending/withValue.ts";
import { guardOf } from "../site/sections.ts";
import type { Session } from "../site/session.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Button, PrimaryButton } from "../widgets/Button.tsx";
import { Dialog, DialogButtons } from "../widgets/Dialog.tsx";
import { TextField } from "../widgets/TextField.tsx";
import { listTexts, type PlacedText } from "./listTexts.ts";
import { replaceWords } from "./replaceWords.ts";
import { describePlace, excerpt, keyOf } from "./searchTexts.ts";

/** It can be scrolled by keys, too. */
const Scroller = styled.div({ maxHeight: "min(40vh, 20rem)", overflow: "auto" });

const Found = styled.ul({
  display: "grid",
  gap: "calc(2 * var(--space))",
  "& small": { display: "block", color: "var(--quiet)", fontSize: "var(--small)" },
});

/** Replaces words in the texts of all pages. Each file is an action of its own. */
export function ReplaceDialog(): ReactNode {
  const session = useSession();
  const site = useView(({ site }) => site);
  const facts = useView(({ facts }) => facts);
  const [words, find] = useState("");
  const [others, replace] = useState("");
  if (!site || !facts) return null;
  const found = listTexts(site, facts.schemas).flatMap((placed) => {
    const { text, count } = replaceWords(placed.text, words, others);
    return count > 0 && !placed.section?.locked ? [{ ...placed, replaced: text, count }] : [];
  });
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const close = () => session.adjust({ sheet: undefined });
  return (
    <Dialog title="Replace on all pages" isOpen onClose={close} width={560}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (count === 0) return;
          close();
          void replaceAll(session, found);
        }}
      >
        <TextField label="Find" value={words} onChange={find} autoFocus />
        <TextField label="Replace with" value={others} onChange={replace} />
        <p role="status">
          {words !== "" && (count === 1 ? "Found once." : `Found ${count} times.`)}
        </p>
        <Scroller role="group" aria-label="What is found" tabIndex={0}>
          <Found>
            {found.map((each) => (
              <li key={keyOf(each)}>
                {excerpt(each.text, each.text.indexOf(words))}
                <small>{describePlace(each)}</small>
              </li>
            ))}
          </Found>
        </Scroller>
        <DialogButtons>
          <Button onPress={close}>Cancel</Button>
          <PrimaryButton type="submit" isDisabled={count === 0}>
            Replace all
          </PrimaryButton>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}

async function replaceAll(
  session: Session,
  found: readonly (PlacedText & { replaced: string })[],
): Promise<void> {
  await session.flush();
  for (const file of new Set(found.map(({ page }) => page.file))) {
    const here = found.filter(({ page }) => page.file === file);
    // Each is made on the result of the one before.
    const now = new Map<number | undefined, unknown>();
    const operations = here.map(({ page, section, path, replaced }): Operation => {
      const data = now.get(section?.index) ?? (section ?? page).data;
      const was = guardOf(data, path);
      now.set(section?.index, withValue(data, path, replaced));
      return { do: "set", ...(section && { section: section.ref }), path, value: replaced, was };
    });
    const [first] = operations;
    const operation: Operation | undefined =
      operations.length === 1 ? first : { do: "all", operations };
    const words = `${here.length === 1 ? "A text" : `${here.length} texts`} of ${file} changed.`;
    if (!operation || !(await session.edit(file, operation, words))) return;
  }
}

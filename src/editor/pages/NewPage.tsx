import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { dataAt } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import { pageAt } from "../site/sections.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Button, PrimaryButton } from "../widgets/Button.tsx";
import { Dialog, DialogButtons } from "../widgets/Dialog.tsx";
import { TextField } from "../widgets/TextField.tsx";
import { addressFrom, judgeAddress, toAddress } from "./address.ts";
import { listPages, readToday } from "./listedPage.ts";

const Form = styled.form({ display: "grid", gap: "calc(4 * var(--space))" });

const Choices = styled(RadioGroup)({
  display: "grid",
  gap: "calc(1.5 * var(--space))",
  "& > div": { display: "grid", gap: 2, maxHeight: 260, overflow: "auto", padding: 2 },
});

const Choice = styled(Radio)({
  display: "grid",
  padding: "calc(2 * var(--space)) calc(2.5 * var(--space))",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  cursor: "default",
  "&[data-hovered]": { borderColor: "var(--edge)" },
  "&[data-selected]": { borderColor: "var(--accent)", background: "var(--selected)" },
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: 1 },
  "& small": { color: "var(--quiet)", fontSize: "var(--small)" },
});

const Problem = styled.p({ color: "var(--danger)" });

interface Beginning {
  from: string;
  /** The title of a page that begins like this, before another is typed. */
  title: string;
  name: string;
  description: string;
}

/** The dialog that makes a page, from a template or as a copy of another. */
export function NewPage({ onClose }: { onClose: () => void }): ReactNode {
  const session = useSession();
  const facts = useView(({ facts }) => facts);
  const site = useView(({ site }) => site);
  const [from, setFrom] = useState(facts?.templates[0]?.name ?? "");
  const [title, setTitle] = useState<string>();
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState("");
  if (!site || !facts) return null;
  const beginnings: Beginning[] = [
    ...facts.templates.map(({ name, title, description }) => {
      return { from: name, title, name: title || "An empty page", description };
    }),
    ...listPages(site, readToday()).map(({ page, title }) => {
      return { from: page.file, title: "", name: `A copy of "${title}"`, description: page.path };
    }),
  ];
  const named = title ?? beginnings.find((each) => each.from === from)?.title ?? "";
  const at =
    address ?? addressFrom(named, asText(dataAt(pageAt(site, "/")?.data, ["site", "lang"])));
  const fault = judgeAddress(
    at,
    site.pages.map(({ path }) => path),
  );
  // Before anything is typed, nothing is wrong.
  const shown = at === "" && address === undefined ? undefined : fault;
  const make = async () => {
    if (named.trim() === "") return setProblem("Give the page a title first.");
    if (fault !== undefined) return setProblem(fault);
    const page = toAddress(at);
    const words = `"${named.trim()}" is made. No link leads to it yet.`;
    const isMade = await session.changePages(
      { do: "add-page", page, title: named.trim(), from },
      words,
    );
    if (!isMade) return setProblem(session.view().status.alert);
    session.open(page);
    onClose();
  };
  return (
    <Dialog title="New page" isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Choices value={from} onChange={setFrom}>
          <Label>Begin with</Label>
          <div>
            {beginnings.map(({ from, name, description }) => (
              <Choice key={from} value={from}>
                {name}
                <small>{description}</small>
              </Choice>
            ))}
          </div>
        </Choices>
        <TextField label="Title" value={named} onChange={setTitle} />
        <TextField
          label="Address"
          description="Visitors see it, and links lead to it."
          value={at}
          error={shown}
          onChange={setAddress}
        />
        {problem && <Problem role="alert">{problem}</Problem>}
        <DialogButtons>
          <Button onPress={onClose}>Cancel</Button>
          <PrimaryButton type="submit">Make the page</PrimaryButton>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}

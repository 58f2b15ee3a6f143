import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import { Form } from "react-aria-components";
import { maxVersionName } from "../../shared/editor/namedVersions.ts";
import { Button } from "../widgets/Button.tsx";
import { TextField } from "../widgets/TextField.tsx";

const Line = styled(Form)({
  "&&": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "calc(2 * var(--space))",
    // Beside the box: an error has its line below that.
    "& > button": { marginTop: "calc(1lh + 1.5 * var(--space))" },
  },
});

interface Props {
  /** Keeps the site as it is now. Resolves to false if that is not possible. */
  onKeep: (name: string) => Promise<boolean>;
}

/** The field in which the site as it is now gets a name. */
export function NameVersion({ onKeep }: Props): ReactNode {
  const [name, setName] = useState("");
  const [isPending, setIsPending] = useState(false);
  const words = name.trim();
  const isTooLong = words.length > maxVersionName;
  const error = isTooLong ? `A name has at most ${maxVersionName} characters.` : undefined;
  const keep = async () => {
    setIsPending(true);
    if (await onKeep(words)) setName("");
    setIsPending(false);
  };
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== "" && !isTooLong && !isPending) void keep();
      }}
    >
      <TextField
        label="Name of the site as it is now"
        placeholder="Before the summer sale"
        value={name}
        onChange={setName}
        error={error}
        autoFocus
      />
      <Button type="submit" isDisabled={words === "" || isTooLong} isPending={isPending}>
        Keep
      </Button>
    </Line>
  );
}

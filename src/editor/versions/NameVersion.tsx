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
  label: string;
  /** The name that is there first. */
  given?: string;
  placeholder?: string;
  /** The words of the button. */
  action: string;
  /** Does what the button says. Resolves to false if that is not possible. */
  onName: (name: string) => Promise<boolean>;
}

/** The field in which a version gets its name. */
export function NameVersion({ label, given = "", placeholder, action, onName }: Props): ReactNode {
  const [name, setName] = useState(given);
  const [isPending, setIsPending] = useState(false);
  const words = name.trim();
  const isTooLong = words.length > maxVersionName;
  const error = isTooLong ? `A name has at most ${maxVersionName} characters.` : undefined;
  const isNothing = words === given.trim() || words === "" || isTooLong;
  const submit = async () => {
    setIsPending(true);
    if (await onName(words)) setName("");
    setIsPending(false);
  };
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNothing && !isPending) void submit();
      }}
    >
      <TextField
        label={label}
        {...(placeholder !== undefined && { placeholder })}
        value={name}
        onChange={setName}
        error={error}
        autoFocus
      />
      <Button type="submit" isDisabled={isNothing} isPending={isPending}>
        {action}
      </Button>
    </Line>
  );
}

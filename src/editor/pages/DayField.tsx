import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";
import { formatDay } from "../site/formatDay.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { inputLook } from "../widgets/TextField.tsx";

const Line = styled.div({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: "calc(1.5 * var(--space)) calc(2 * var(--space))",
  "& label, & p": { gridColumn: "1 / -1" },
  "& label": { fontWeight: 500 },
  "& p": { color: "var(--quiet)", fontSize: "var(--small)" },
});

const DayInput = styled.input(inputLook);

/** A day, for which the pages are shown as they will be or have been. */
export function DayField(): ReactNode {
  const session = useSession();
  const day = useView(({ day }) => day);
  const id = useId();
  const show = (day: string) => {
    session.adjust({ day });
    session.announce(
      day === "" ? "The pages as they are today." : `The pages as of ${formatDay(day)}.`,
    );
  };
  return (
    <Line>
      <label htmlFor={id}>Look at the pages as of a day</label>
      <DayInput
        id={id}
        type="date"
        aria-describedby={`${id}-about`}
        value={day}
        onChange={({ target }) => show(target.value)}
      />
      <Button isDisabled={day === ""} onPress={() => show("")}>
        Today
      </Button>
      <p id={`${id}-about`}>Sections and pages with dates come and go. Nothing is changed by it.</p>
    </Line>
  );
}

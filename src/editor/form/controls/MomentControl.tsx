import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "react-aria-components";
import type { TextField } from "../fields/field.ts";
import { useField } from "../state/useField.ts";
import { type Control, useTyped } from "../state/useTyped.ts";
import { Notes } from "./Notes.tsx";
import { Input, Label, Line, Row } from "./parts.ts";

/** The parts of a moment: its day, its time, and its seconds and distance from UTC. Each may be missing. */
const splitMoment = (moment: string) => {
  const [, day = "", time = "", rest = ""] = /^([^T]*)(?:T(\d\d:\d\d)?(.*))?$/s.exec(moment) ?? [];
  return { day, time, rest };
};

/** A day. */
export const DateControl = ({ field }: { field: TextField }): ReactNode => (
  <DayAndTime field={field} hasTime={false} />
);

/** A day, or a time on it. */
export const MomentControl = ({ field }: { field: TextField }): ReactNode => (
  <DayAndTime field={field} hasTime />
);

function DayAndTime({ field, hasTime }: { field: TextField; hasTime: boolean }): ReactNode {
  const { label, help, value } = field;
  const { id, notesId, problems, row } = useField(field);
  const { day, time, rest } = splitMoment(typeof value === "string" ? value : "");
  const isThere = day !== "";
  const timeId = useId();
  const timeLabel = `${label}, time`;
  const days = useTyped(
    field,
    (control) => {
      if (isPart(control) || control.value.startsWith("0")) {
        // The year of a day that is being written begins with zeros.
        return { fault: "The day is not complete." };
      }
      const given = control.value;
      return { value: given === "" ? undefined : time ? `${given}T${time}${rest}` : given };
    },
    true,
    { show: (moment) => splitMoment(moment).day },
  );
  const times = useTyped(
    field,
    (control) => {
      if (isPart(control)) return { fault: "The time is not complete." };
      return { value: control.value === "" ? day : `${day}T${control.value}${rest}` };
    },
    true,
    { label: timeLabel, show: (moment) => splitMoment(moment).time },
  );
  const fault = days.fault ?? times.fault;
  const isWrong = fault !== undefined || problems.some(({ severity }) => severity === "error");
  // Half of one is settled before the other changes: both are one value.
  const common = { "aria-describedby": notesId, "aria-invalid": isWrong || undefined };
  return (
    <Row {...row}>
      <Label htmlFor={id}>{label}</Label>
      <Line>
        <Input
          {...common}
          {...days.control}
          id={id}
          type="date"
          disabled={times.fault !== undefined}
        />
        {hasTime && (
          <>
            <VisuallyHidden>
              <label htmlFor={timeId}>{timeLabel}</label>
            </VisuallyHidden>
            <Input
              {...common}
              {...times.control}
              id={timeId}
              type="time"
              required={false}
              disabled={!isThere || days.fault !== undefined}
            />
          </>
        )}
      </Line>
      <Notes id={notesId} help={help} fault={fault} problems={problems} />
    </Row>
  );
}

/** True for a part of a day or of a time, which gives no value. */
const isPart = ({ validity }: Control) => validity.badInput;

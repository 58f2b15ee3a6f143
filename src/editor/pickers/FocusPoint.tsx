import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Label, NumberField } from "react-aria-components";
import { InputBox } from "../widgets/TextField.tsx";
import { type Focus, middle } from "./changePicture.ts";

const Picture = styled.div({
  position: "relative",
  justifySelf: "start",
  cursor: "crosshair",
  "& img": { display: "block", maxWidth: "100%", maxHeight: "34vh", borderRadius: "var(--radius)" },
});

const Mark = styled.span({
  position: "absolute",
  width: 26,
  height: 26,
  margin: -13,
  border: "3px solid #fff",
  borderRadius: "50%",
  boxShadow: "0 0 0 2px #000, inset 0 0 0 1px #000",
  pointerEvents: "none",
});

const Crops = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: "calc(2 * var(--space))",
  "& img": { height: 84, objectFit: "cover", borderRadius: 4 },
});

/** The shapes that a picture is cropped to for example: wide, square and tall. */
const crops = [16 / 9, 1, 3 / 4];

const Fields = styled.div({ display: "flex", flexWrap: "wrap", gap: "calc(3 * var(--space))" });

const Field = styled(NumberField)({ display: "grid", gap: 4, width: "9rem" });

const Note = styled.p({ color: "var(--quiet)", fontSize: "var(--small)" });

interface Props {
  /** The address of the picture. */
  src: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The picture, and the point of it that stays in view: set by a click, or by two fields. */
export function FocusPoint({ src, focus, onChange }: Props): ReactNode {
  const [left, top] = focus;
  const field = (label: string, value: number, change: (value: number) => Focus) => (
    <Field
      value={value}
      minValue={0}
      maxValue={1}
      step={0.01}
      formatOptions={{ style: "percent" }}
      onChange={(value) => onChange(change(Number.isNaN(value) ? middle[0] : round(value)))}
    >
      <Label>{label}</Label>
      <InputBox />
    </Field>
  );
  return (
    <>
      <Picture
        onPointerDown={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          const part = (at: number, size: number) => round(Math.min(Math.max(at / size, 0), 1));
          onChange([part(clientX - box.left, box.width), part(clientY - box.top, box.height)]);
        }}
      >
        <img src={src} alt="" />
        <Mark style={{ left: `${left * 100}%`, top: `${top * 100}%` }} />
      </Picture>
      <Crops aria-hidden="true">
        {crops.map((ratio) => (
          <img
            key={ratio}
            src={src}
            alt=""
            style={{ aspectRatio: ratio, objectPosition: `${left * 100}% ${top * 100}%` }}
          />
        ))}
      </Crops>
      <Fields>
        {field("From the left", left, (value) => [value, top])}
        {field("From the top", top, (value) => [left, value])}
      </Fields>
      <Note>
        This point stays in view where the picture is cropped. Click on it in the picture.
      </Note>
    </>
  );
}

const round = (part: number) => Math.round(part * 100) / 100;

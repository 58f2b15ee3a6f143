import styled from "@emotion/styled";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  Button,
  type Color,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Dialog,
  DialogTrigger,
  parseColor,
  SliderTrack,
} from "react-aria-components";
import type { Hex } from "../../theme/color.ts";
import { Card } from "../widgets/Menu.tsx";

/** The time after which a colour that was picked counts, in milliseconds: arrow keys pick many on the way. */
const quiet = 300;

const Trigger = styled(Button)({
  padding: 0,
  border: "1px solid var(--edge)",
  borderRadius: "var(--radius)",
  background: "none",
  overflow: "hidden",
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: 2 },
});

const Swatch = styled(ColorSwatch)({ width: 34, height: 34 });

const Content = styled(Dialog)({
  display: "grid",
  gap: "calc(3 * var(--space))",
  padding: "calc(3 * var(--space))",
  outline: "none",
});

const Area = styled(ColorArea)({ width: 220, height: 160, borderRadius: "var(--radius)" });

const Hue = styled(ColorSlider)({ width: 220 });

const Track = styled(SliderTrack)({ height: 24, borderRadius: 12 });

const Thumb = styled(ColorThumb)({
  top: "50%",
  width: 18,
  height: 18,
  border: "2px solid #ffffff",
  borderRadius: "50%",
  boxShadow: "0 0 0 1px #000000, inset 0 0 0 1px #000000",
  "&[data-focus-visible]": { width: 24, height: 24 },
});

const AreaThumb = styled(Thumb)({ top: "auto" });

interface Props {
  label: string;
  value: Hex;
  onChange: (value: Hex) => void;
  /** Called once nothing moves any more. */
  onSettle: (value: Hex) => void;
}

/** A sample of a colour that opens a picker. */
export function Picker({ label, value, onChange, onSettle }: Props): ReactNode {
  // Kept while it is picked: a grey has no hue, and its hex would forget the one that was chosen.
  const [picked, setPicked] = useState<Color>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const toHex = (color: Color) => color.toString("hex").toLowerCase();
  const change = (color: Color) => {
    clearTimeout(timer.current);
    setPicked(color);
    onChange(toHex(color));
  };
  const settle = (color: Color) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettle(toHex(color)), quiet);
  };
  return (
    <ColorPicker value={picked ?? parseColor(value).toFormat("hsb")} onChange={change}>
      <DialogTrigger onOpenChange={() => setPicked(undefined)}>
        <Trigger aria-label={label}>
          <Swatch />
        </Trigger>
        {/* Where the panel fills the window, there is no room at its side. */}
        <Card placement={innerWidth < 1024 ? "bottom start" : "left top"}>
          <Content aria-label={label}>
            <Area
              aria-label="Strength and light"
              colorSpace="hsb"
              xChannel="saturation"
              yChannel="brightness"
              onChangeEnd={settle}
            >
              <AreaThumb />
            </Area>
            <Hue aria-label="Hue" colorSpace="hsb" channel="hue" onChangeEnd={settle}>
              <Track>
                <Thumb />
              </Track>
            </Hue>
          </Content>
        </Card>
      </DialogTrigger>
    </ColorPicker>
  );
}

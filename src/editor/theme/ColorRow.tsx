import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";
import { Button, QuietButton } from "../widgets/Button.tsx";
import { inputLook } from "../widgets/TextField.tsx";
import { ContrastBadge } from "./ContrastBadge.tsx";
import { Picker } from "./Picker.tsx";
import { isHex, type PaletteColor } from "./palette.ts";
import type { EditedTheme } from "./useTheme.ts";

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "auto 1fr 6.5rem",
  alignItems: "start",
  gap: "var(--space) calc(2.5 * var(--space))",
});

const Name = styled.label({ fontWeight: 500 });

const Fact = styled.p({
  color: "var(--quiet)",
  fontSize: "var(--small)",
});

const Words = styled.div({ gridColumn: "1 / -1", display: "grid", gap: "calc(2 * var(--space))" });

const Mistake = styled.p({ color: "var(--danger)", fontSize: "var(--small)" });

const Choices = styled.div({ display: "flex", flexWrap: "wrap", gap: "calc(2 * var(--space))" });

const HexInput = styled.input(inputLook, { fontVariantNumeric: "tabular-nums" });

interface Props {
  color: PaletteColor;
  description: string;
  theme: EditedTheme;
}

/** A colour of the theme: as a swatch that opens a picker, as text, and with the contrast of the text on it. */
export function ColorRow({ color, description, theme }: Props): ReactNode {
  const id = useId();
  const { name, value, isOwn, hardest } = color;
  const draft = theme.draftOf(color);
  const text = draft?.text ?? value;
  const shown = isHex(text) ? text : value;
  const label = name.replace(/^./, (first) => first.toUpperCase());
  const objection = draft?.objection;
  return (
    <Row>
      <Picker
        label={`${label}, pick a colour`}
        value={shown}
        onChange={(picked) => theme.show(color, picked)}
        onSettle={(picked) => theme.saveReadable(color, picked)}
      />
      <div>
        <Name htmlFor={id}>{label}</Name>
        <div id={`${id}-about`}>
          <Fact>{firstSentence(description)}</Fact>
          {hardest && <ContrastBadge pair={hardest} />}
        </div>
      </div>
      <HexInput
        id={id}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-about`}
        aria-invalid={objection !== undefined || !isHex(text)}
        onChange={({ target }) => theme.show(color, target.value.trim())}
        onBlur={() => {
          if (draft && !objection) theme.saveReadable(color, text);
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter" && isHex(text)) theme.saveReadable(color, text);
          if (key === "Escape") theme.restore();
        }}
      />
      {!isHex(text) && (
        <Words>
          <Mistake role="alert">
            A colour is # and three or six of 0 to 9 and a to f, such as #1f5d4c.
          </Mistake>
        </Words>
      )}
      {objection && (
        <Words ref={bringIntoView}>
          <Mistake role="alert">{objection.message}</Mistake>
          <Choices>
            {objection.better && (
              <Button onPress={() => theme.save(color, objection.better ?? value)}>
                <Sample style={{ background: objection.better }} /> Use {objection.better}
              </Button>
            )}
            <Button onPress={() => theme.save(color, shown)}>Use it all the same</Button>
            <QuietButton onPress={theme.restore}>Leave it as it was</QuietButton>
          </Choices>
        </Words>
      )}
      {isOwn && !draft && (
        <Words>
          <QuietButton onPress={() => theme.reset(color)}>Take {name} from the look</QuietButton>
        </Words>
      )}
    </Row>
  );
}

const Sample = styled.span({
  width: 14,
  height: 14,
  borderRadius: 3,
  border: "1px solid var(--edge)",
});

const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: "nearest" });

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Label, Radio, RadioGroup, Text } from "react-aria-components";
import { lookFile } from "../../shared/gallery.ts";
import type { Theme } from "../../shared/schema.gen.ts";
import { pastels, presets } from "../../theme/presets.ts";
import { lightScheme } from "../../theme/scheme.ts";
import { base } from "../site/ask.ts";
import { isPreset } from "./palette.ts";
import { stackFor } from "./typefaces.ts";

const Group = styled(RadioGroup)({
  display: "grid",
  gap: "calc(2 * var(--space))",
  "& > span": { fontWeight: 500 },
  "& > [slot=description]": { color: "var(--quiet)", fontSize: "var(--small)", fontWeight: 400 },
  "& > div": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
    gap: "calc(2 * var(--space))",
  },
});

const Card = styled(Radio)({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  cursor: "default",
  "& strong": { fontSize: "1.25rem", lineHeight: 1.1 },
  "& small": { fontSize: "var(--small)" },
  "&[data-hovered]": { borderColor: "var(--edge)" },
  "&[data-selected]": { borderColor: "var(--accent)", boxShadow: "0 0 0 2px var(--accent)" },
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: 3 },
});

// The upper part of a whole page. Its edge keeps a white page off a white card.
const Picture = styled.img({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  borderRadius: "calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0",
  borderBottom: "1px solid var(--line)",
  objectFit: "cover",
  objectPosition: "50% 0",
  // A card with it would be higher than a window in which everything is enlarged four times.
  "@media (max-height: 399px)": { display: "none" },
});

const Words = styled.span({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: "calc(1.5 * var(--space))",
  padding: "calc(2 * var(--space)) calc(3 * var(--space)) calc(3 * var(--space))",
});

const Dots = styled.span({
  display: "flex",
  gap: 3,
  "& > span": { flex: 1, height: 14 },
});

interface Props {
  preset: Theme["preset"];
  /** The sentence of the schema that describes each look in brackets. */
  description: string;
  onChoose: (preset: string) => void;
}

/** The looks that come along, each by a page that it suits, in its own colours and type. */
export function Presets({ preset, description, onChoose }: Props): ReactNode {
  return (
    <Group value={preset} onChange={onChoose}>
      <Label>Look</Label>
      <Text slot="description">
        The pictures show pages to begin with. The sections of your own page stay as they are.
      </Text>
      <div>
        {Object.keys(presets)
          .filter(isPreset)
          .map((name) => (
            <PresetCard key={name} name={name} words={wordsOn(name, description)} />
          ))}
      </div>
    </Group>
  );
}

function PresetCard({ name, words }: { name: Theme["preset"]; words: string }): ReactNode {
  const { fonts, radius } = presets[name];
  const scheme = lightScheme({ preset: name });
  const { background, text, muted, accent, highlight } = scheme;
  const round = `min(${radius}, 7px)`;
  return (
    <Card value={name} style={{ background, color: text, fontFamily: stackFor(fonts.text) }}>
      <Picture src={`${base}gallery/${lookFile(name)}`} alt="" loading="lazy" />
      <Words>
        <strong style={{ fontFamily: stackFor(fonts.display) }}>{toTitle(name)}</strong>
        <small style={{ color: muted }}>{toTitle(words)}</small>
        <Dots aria-hidden="true">
          {[accent, highlight, ...pastels.map((pastel) => scheme[pastel])].map((color, place) => (
            <span key={place} style={{ background: color, borderRadius: round }} />
          ))}
        </Dots>
      </Words>
    </Card>
  );
}

/** The words on a look in a sentence such as `meadow (calm greens), harbor (clear blues)`. */
const wordsOn = (name: string, description: string): string =>
  new RegExp(`${name} \\(([^)]*)\\)`).exec(description)?.[1] ?? "";

const toTitle = (name: string) => name.replace(/^./, (first) => first.toUpperCase());

// A command in a site of its own runs this without the compiler settings of the engine, which name the runtime.
/** @jsxRuntime automatic */
import type { ReactElement } from "react";
import { pastels } from "../../../theme/presets.ts";
import type { Scheme } from "../../../theme/scheme.ts";
import type { ShapedWords } from "./shapeWords.ts";
import type { CardFont, ScriptFont } from "./typeface.ts";

/** The size that every social network shows whole. */
export const cardSize = { width: 1200, height: 630 };

/** The content of a card and its look. */
export interface CardFacts {
  name: string;
  title: string;
  /** The logo, as a data URL. */
  logo: string;
  /** The logo's width, if it is a wordmark and replaces the name. */
  wordmark?: number;
  /** True if the name is beside it all the same. */
  isMute?: boolean;
  scheme: Scheme;
  fonts: { display: CardFont[]; text: CardFont[]; script: ScriptFont[] };
  /** True if the page is written from right to left. */
  isMirrored?: boolean;
}

/** The name and the title where they are drawn already. */
export interface DrawnTexts {
  name?: ShapedWords | undefined;
  title?: ShapedWords | undefined;
}

/** The room of the title and of the name, in pixels, and the sizes of their letters. */
export const titleRoom = { width: 860, height: 400, sizes: [84, 68, 52] };
export const nameRoom = { width: 760, height: 80, sizes: [44] };

const ring = 260;
const familyOf = (fonts: readonly CardFont[]) => fonts.map(({ name }) => name).join(", ");
const oneLine = { display: "block", maxWidth: nameRoom.width, lineClamp: 1 } as const;
const [largest, smaller] = titleRoom.sizes;

/** The card for shared links: logo, name and title on the theme's pastels. */
export function drawCard(facts: CardFacts, drawn: DrawnTexts = {}): ReactElement {
  const { name, title, logo, wordmark, isMute, isMirrored, scheme, fonts } = facts;
  const end = isMirrored ? "left" : "right";
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        alignItems: isMirrored ? "flex-end" : "flex-start",
        width: "100%",
        height: "100%",
        boxSizing: "border-box",
        padding: "72px 80px",
        background: scheme.background,
        color: scheme.text,
      }}
    >
      {pastels.map((pastel, index) => (
        <div
          key={pastel}
          style={{
            position: "absolute",
            [end]: -60 - (index % 2) * 120,
            top: -150 + index * 125,
            width: ring,
            height: ring,
            borderRadius: ring,
            background: scheme[pastel],
          }}
        />
      ))}
      <div
        style={{
          display: "flex",
          flexDirection: isMirrored ? "row-reverse" : "row",
          alignItems: "center",
          gap: 24,
        }}
      >
        <img
          src={logo}
          width={wordmark ?? 80}
          height={80}
          alt=""
          style={{ objectFit: "contain" }}
        />
        {(!wordmark || isMute) &&
          (drawn.name ? (
            <img {...drawn.name} alt="" />
          ) : (
            <div
              style={{
                ...oneLine,
                fontFamily: familyOf([...fonts.text, ...fonts.script]),
                fontSize: nameRoom.sizes[0],
              }}
            >
              {name}
            </div>
          ))}
      </div>
      {drawn.title ? (
        <img {...drawn.title} alt="" />
      ) : (
        <div
          style={{
            display: "block",
            maxWidth: titleRoom.width,
            paddingBottom: 16,
            fontFamily: familyOf([...fonts.display, ...fonts.script]),
            fontSize: title.length > 60 ? smaller : largest,
            lineHeight: 1.16,
            letterSpacing: "-0.02em",
            lineClamp: 4,
          }}
        >
          {title}
        </div>
      )}
    </div>
  );
}

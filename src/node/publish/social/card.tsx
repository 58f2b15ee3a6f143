// A command in a site of its own runs this without the compiler settings of the engine, which name the runtime.
/** @jsxRuntime automatic */
import type { ReactElement } from "react";
import { pastels } from "../../../theme/presets.ts";
import type { Scheme } from "../../../theme/scheme.ts";
import type { CardFont } from "./typeface.ts";

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
  fonts: { display: CardFont[]; text: CardFont[] };
}

const ring = 260;
const familyOf = (fonts: readonly CardFont[]) => fonts.map(({ name }) => name).join(", ");
const oneLine = { display: "block", maxWidth: 760, lineClamp: 1 } as const;

/** The card for shared links: logo, name and title on the theme's pastels. */
export function drawCard(facts: CardFacts): ReactElement {
  const { name, title, logo, wordmark, isMute, scheme, fonts } = facts;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
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
            right: -60 - (index % 2) * 120,
            top: -150 + index * 125,
            width: ring,
            height: ring,
            borderRadius: ring,
            background: scheme[pastel],
          }}
        />
      ))}
      <div style={{ display: "flex", alignItems: "center", gap: 24 }}>
        <img
          src={logo}
          width={wordmark ?? 80}
          height={80}
          alt=""
          style={{ objectFit: "contain" }}
        />
        {(!wordmark || isMute) && (
          <div style={{ ...oneLine, fontFamily: familyOf(fonts.text), fontSize: 44 }}>{name}</div>
        )}
      </div>
      <div
        style={{
          display: "block",
          maxWidth: 860,
          paddingBottom: 16,
          fontFamily: familyOf(fonts.display),
          fontSize: title.length > 60 ? 68 : 84,
          lineHeight: 1.16,
          letterSpacing: "-0.02em",
          lineClamp: 4,
        }}
      >
        {title}
      </div>
    </div>
  );
}

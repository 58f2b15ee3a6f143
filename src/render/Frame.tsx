import styled from "@emotion/styled";
import { frameFields } from "../shared/facts.gen.ts";
import { islandMarker, propsMarker, versionMarker } from "../shared/markers.ts";
import type { ResolvedSection } from "../shared/section.ts";
import { landmarkOf } from "./landmarks.ts";
import { raw } from "./raw.ts";

const Band = styled.section({
  position: "relative",
  paddingBlock: "var(--section-space)",
  background: "var(--tone-background)",
  color: "var(--tone-text)",
});

interface FrameProps {
  section: Omit<ResolvedSection, "props">;
  /** True if nothing shows where the section before it ends. */
  joined: boolean;
  /** The id of the section's title, when it has printed one. */
  titleId?: string | undefined;
  /** The section's name, if it has no title. */
  label?: string | undefined;
  /** The section's own HTML, as its component rendered it. */
  html: string;
  /** The component's props as JSON, if the browser hydrates the section. */
  island?: string | undefined;
  /** In the live preview, the version of the section's HTML. */
  version?: string | undefined;
}

/** The field whose attribute every section has: rules and scripts find sections by it. */
const always = "tone";

/** The attributes for the fields of the frame. Those of other defaults are left out. */
const attributesOf = (section: FrameProps["section"]) =>
  Object.fromEntries(
    frameFields.map(({ name, usual }) => {
      const isSaid = name === always || section[name] !== usual;
      return [`data-${name}`, isSaid ? section[name] : undefined];
    }),
  );

/** The element around a section, with its landmark, anchor and fields, and its island's props. */
export function Frame({ section, joined, titleId, label, html, island, version }: FrameProps) {
  const { id, type, background } = section;
  const Landmark = landmarkOf(type);
  const attributes = {
    id,
    ...attributesOf(section),
    "data-background": background?.side,
    "data-joined": joined ? "" : undefined,
    "aria-labelledby": titleId,
    "aria-label": label,
    [islandMarker]: island && type,
    [propsMarker]: island,
    [versionMarker]: version,
    ...raw(html),
  };
  return Landmark === "section" ? <Band {...attributes} /> : <Landmark {...attributes} />;
}

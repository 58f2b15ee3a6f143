import styled from "@emotion/styled";
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

const unlessNormal = (value: string) => (value === "normal" ? undefined : value);

/** The element around a section, with its landmark, anchor, tone, spacing and width, and its island's props. */
export function Frame({ section, titleId, label, html, island, version }: FrameProps) {
  const { id, type, tone, spacing, width } = section;
  const Landmark = landmarkOf(type);
  const attributes = {
    id,
    "data-tone": tone,
    "data-spacing": unlessNormal(spacing),
    "data-width": unlessNormal(width),
    "aria-labelledby": titleId,
    "aria-label": label,
    [islandMarker]: island && type,
    [propsMarker]: island,
    [versionMarker]: version,
    ...raw(html),
  };
  return Landmark === "section" ? <Band {...attributes} /> : <Landmark {...attributes} />;
}

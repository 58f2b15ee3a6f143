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
  section: Pick<ResolvedSection, "id" | "type" | "tone" | "spacing" | "width">;
  /** The id of the section's title, when it has printed one. */
  titleId?: string | undefined;
  /** Its name, where it has no title. */
  label?: string | undefined;
  /** The section's own HTML, as its component printed it. */
  html: string;
  /** The component's props as JSON, when the browser is to hydrate the section. */
  island?: string | undefined;
  /** In the live preview, which print of the section this is. */
  version?: string | undefined;
}

const unlessNormal = (value: string) => (value === "normal" ? undefined : value);

/** What every section stands in: its landmark, anchor, tone, spacing and width, and what its island needs. */
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

import type { ReactNode } from "react";
import type { FoundIcon } from "../../shared/editor/endpoint.ts";

interface Props {
  icon: Pick<FoundIcon, "body" | "width" | "height">;
  /** Its width and height, in CSS pixels; without, the styles around it decide. */
  size?: number;
}

/** An icon of the installed sets. It is hidden from screen readers: the text beside it has the same meaning. */
export const FoundDrawing = ({ icon: { body, width, height }, size }: Props): ReactNode => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${width} ${height}`}
    {...(size !== undefined && { width: size, height: size })}
    // The bodies are those of the installed icon sets.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    dangerouslySetInnerHTML={{ __html: body }}
  />
);

import type { ComponentPropsWithoutRef } from "react";
import { trackMarker } from "../../shared/markers.ts";
import * as uses from "../../shared/uses.ts";

interface OwnProps extends ComponentPropsWithoutRef<"a"> {
  /** The name under which clicks are counted. */
  track?: string | undefined;
}

/** The props of a link. */
export interface AnchorProps extends OwnProps {
  /** Accepted so that a link of page.yaml can be spread whole. The caller renders it. */
  label?: string;
}

/** A link. Without `href` it is a placeholder, which is marked as such and leads nowhere. */
export function Anchor({ href, label: _, ...props }: AnchorProps) {
  const attributes = uses.track && props.track !== undefined ? tracked(props) : props;
  return href ? (
    <a href={href} {...attributes} />
  ) : (
    <a role="link" aria-disabled="true" {...attributes} />
  );
}

const tracked = ({ track, ...props }: OwnProps) => ({ ...props, [trackMarker]: track });

// Attributes by which the printed page and the scripts that wake it find each other. Plain constants:
// the bundler writes them into the bootstrap, which would otherwise share a chunk with what it fetches.

/** The section's type, on a frame that the browser hydrates. */
export const islandMarker = "data-island";

/** The props of the section's component, as JSON. */
export const propsMarker = "data-props";

/** Which print of its section a frame in the live preview is. */
export const versionMarker = "data-version";

/** Set when a section could not be woken: it is then laid out as without JavaScript. */
export const failedMarker = "data-failed";

/** Set on the document while it goes where a link on it leads. */
export const glideMarker = "data-glide";

/** A list whose items fade in. */
export const revealMarker = "data-reveal";

/** Set when such a list comes into view. */
export const revealedMarker = "data-revealed";

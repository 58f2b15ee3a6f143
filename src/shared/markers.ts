// Attributes by which the rendered page and its scripts find each other. They are plain constants: the bundler
// inlines them in the bootstrap, which would otherwise share a chunk with the modules that it fetches.

/** The section's type, on a frame that the browser hydrates. */
export const islandMarker = "data-island";

/** The props of the section's component, as JSON. */
export const propsMarker = "data-props";

/** The version of the rendered section in the live preview. */
export const versionMarker = "data-version";

/** Set if hydration has failed. The section is then laid out as without JavaScript. */
export const failedMarker = "data-failed";

/** Set on the document while it scrolls to the target of a link. */
export const glideMarker = "data-glide";

/** On a link, the address for a frame that a click shows in its place, so that the policy allows it. */
export const embedMarker = "data-embed";

/** The name under which clicks on a link are counted. */
export const trackMarker = "data-track";

/** A list whose items fade in. */
export const revealMarker = "data-reveal";

/** Set when such a list comes into view. */
export const revealedMarker = "data-revealed";

/** The origin that a script of the document sends to, so that its policy allows it. */
export const receiverMarker = "data-sends";

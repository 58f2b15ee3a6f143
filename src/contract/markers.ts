/**
 * Attributes by which the printed page and the scripts that wake it find each other.
 * `island`: the section's type, on a frame that can be hydrated. `props`: its component's props as JSON.
 * `failed`: set when a section could not be woken; it is then laid out as without JavaScript.
 * `reveal`: a list whose items fade in; `revealed`: set when it comes into view.
 */
export const markers = {
  island: "data-island",
  props: "data-props",
  failed: "data-failed",
  reveal: "data-reveal",
  revealed: "data-revealed",
} as const;

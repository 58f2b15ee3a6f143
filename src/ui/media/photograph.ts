/** The look of a picture that fills its rectangle. A tall one is cropped to fit a screen. */
export const photograph = {
  inlineSize: "100%",
  maxBlockSize: "min(44rem, 85svh)",
  objectFit: "cover",
  borderRadius: "var(--radius-l)",
} as const;

/** The look of a picture that fills the box around it, which has a place and a height of its own. */
export const covering = {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
} as const;

/** The look of a picture that fills its rectangle. A tall one is cropped to fit a screen. */
export const photograph = {
  inlineSize: "100%",
  maxBlockSize: "min(44rem, 85svh)",
  objectFit: "cover",
  borderRadius: "var(--radius-l)",
} as const;

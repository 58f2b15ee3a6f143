/** Words that have a row to themselves: where the theme or the section puts headings, or at the usual place. */
export const placed = (usual: "start" | "center") =>
  ({
    justifyItems: `var(--place,${usual})`,
    // The types of Emotion have no variable for this property.
    textAlign: `var(--place,${usual})` as "start",
  }) as const;

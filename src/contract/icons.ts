/** Icons that the components themselves need, whatever `page.yaml` names. */
export const uiIcons = [
  "list",
  "x",
  "arrow-left",
  "arrow-right",
  "plus",
  "check-bold",
  "play-fill",
  "microphone-fill",
  "star-fill",
  "sun",
  "moon",
  "brand:apple",
  "brand:googleplay",
] as const;

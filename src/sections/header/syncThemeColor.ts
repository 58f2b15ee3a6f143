/**
 * Gives the browser's own bars the scheme that the visitor chose. The head has a colour for day and one for
 * night; this replaces the system's choice between them.
 */
export function syncThemeColor(): void {
  const { theme } = document.documentElement.dataset;
  if (theme !== "light" && theme !== "dark") return;
  const colors = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [index, color] of colors.entries()) {
    color.media = index === (theme === "light" ? 0 : 1) ? "all" : "not all";
  }
}

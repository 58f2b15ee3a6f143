/**
 * Has the browser's own bars follow the scheme that the visitor chose. The head names their colour by day and by night;
 * the system's choice between the two is replaced.
 */
export function syncThemeColor(): void {
  const { theme } = document.documentElement.dataset;
  if (theme !== "light" && theme !== "dark") return;
  const colors = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [index, color] of colors.entries()) {
    color.media = index === (theme === "light" ? 0 : 1) ? "all" : "not all";
  }
}

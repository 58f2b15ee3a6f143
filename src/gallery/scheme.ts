/** Day or night, for the gallery and for every specimen, chosen as a visitor of a page would. */
export function chooseScheme(): void {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const current = document.documentElement.dataset.theme ?? (isDark ? "dark" : "light");
  const frames = [...document.querySelectorAll("iframe")];
  for (const choice of document.querySelectorAll<HTMLInputElement>("[name=scheme]")) {
    choice.checked = choice.value === current;
    choice.addEventListener("change", () => {
      // Specimens that load later read the choice from storage, as every page does.
      localStorage.setItem("theme", choice.value);
      document.documentElement.dataset.theme = choice.value;
      frames.forEach(follow);
    });
  }
  // Those that were loading as the choice was made may have read the one before.
  for (const frame of frames) frame.addEventListener("load", () => follow(frame));
}

function follow({ contentDocument }: HTMLIFrameElement): void {
  const { theme } = document.documentElement.dataset;
  if (theme && contentDocument && contentDocument.readyState !== "loading") {
    contentDocument.documentElement.dataset.theme = theme;
  }
}

/** Day or night, for the gallery and for every specimen, chosen as a visitor of a page would. */
export function chooseScheme(): void {
  const choices = document.querySelectorAll<HTMLInputElement>("[name=scheme]");
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const current = document.documentElement.dataset.theme ?? (isDark ? "dark" : "light");
  for (const choice of choices) {
    choice.checked = choice.value === current;
    choice.addEventListener("change", () => choose(choice.value));
  }
}

// Specimens that load later read the choice from storage, as every page does.
function choose(scheme: string): void {
  localStorage.setItem("theme", scheme);
  const frames = [...document.querySelectorAll("iframe")];
  for (const shown of [document, ...frames.map(({ contentDocument }) => contentDocument)]) {
    if (shown) shown.documentElement.dataset.theme = scheme;
  }
}

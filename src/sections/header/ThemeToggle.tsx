import { Icon } from "../../ui/Icon.tsx";
import { spareUnseen } from "./spareUnseen.ts";
import { IconButton } from "./styles.ts";

/** Switches between light and dark, and remembers. Before the first paint, a script in the head reads it again. */
export function ThemeToggle({ label }: { label: string }) {
  return (
    <IconButton type="button" data-theme-toggle="" aria-label={label} onClick={switchTheme}>
      <Icon name="sun" />
      <Icon name="moon" />
    </IconButton>
  );
}

function switchTheme(): void {
  const root = document.documentElement;
  const isDark =
    root.dataset.theme === "dark" ||
    (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  const theme = isDark ? "light" : "dark";
  spareUnseen(() => {
    root.dataset.theme = theme;
  });
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Where nothing may be stored, the choice holds until the page is left.
  }
}

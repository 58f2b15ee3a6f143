import { useEffect } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { deferOffscreenRestyle } from "./deferOffscreenRestyle.ts";
import { IconButton } from "./styles.ts";
import { syncThemeColor } from "./syncThemeColor.ts";

/** Switches between light and dark, and remembers. Before the first paint, a script in the head reads it again. */
export function ThemeToggle({ label }: { label: string }) {
  useEffect(syncThemeColor, []);
  return (
    <IconButton type="button" data-theme-toggle="" aria-label={label} onClick={switchTheme}>
      <Icon name="sun" />
      <Icon name="moon" />
    </IconButton>
  );
}

function switchTheme(): void {
  const { dataset } = document.documentElement;
  // What stands there was kept under a name that other pages of the same address may use as well.
  const isDark =
    dataset.theme === "dark" ||
    (dataset.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const theme = isDark ? "light" : "dark";
  deferOffscreenRestyle(() => {
    dataset.theme = theme;
  });
  syncThemeColor();
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Where nothing may be stored, the choice holds until the page is left.
  }
}

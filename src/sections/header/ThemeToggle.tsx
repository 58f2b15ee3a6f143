import { useEffect } from "react";
import { Icon } from "../../ui/index.ts";
import { deferOffscreenRestyle } from "./deferOffscreenRestyle.ts";
import { IconButton } from "./styles.ts";
import { syncThemeColor } from "./syncThemeColor.ts";

/**
 * Switches between light and dark, and stores the choice. A script in the head restores it before the first
 * paint.
 */
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
  // The stored value may be another page's: pages of the same origin share the key.
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
    // Without storage, the choice lasts until the visitor leaves the page.
  }
}

const key = "broadside:icons";

/** The most icons that are remembered. */
const most = 12;

/** The names of the icons that were chosen last in this browser, the last one first. */
export function listRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers that an icon was chosen. */
export function keepRecent(name: string): void {
  const names = [name, ...listRecent().filter((each) => each !== name)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Full, or forbidden.
  }
}

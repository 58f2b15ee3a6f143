/** The variable that makes the preview serve its code from the sources: `1` for yes. */
const variable = "BROADSIDE_SOURCES";

/** True if browsers get each module of the code from its source, as they do while a developer works on it. */
export const isFromSources = (): boolean => process.env[variable] === "1";

/** Makes every server that this process starts from now on serve the sources. */
export function serveSources(): void {
  process.env[variable] = "1";
}

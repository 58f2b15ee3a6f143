/** Sets custom properties of the page, and removes those that were set before. */
export function createPaint(): (properties: Record<string, string>) => void {
  const { style } = document.documentElement;
  let painted: string[] = [];
  return (properties) => {
    for (const name of painted) style.removeProperty(name);
    painted = Object.keys(properties);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  };
}

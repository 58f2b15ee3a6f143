/** The path of a line that begins as noise and comes to rest. */
export function calmingWave(width: number, height: number): string {
  const points = Array.from({ length: 97 }, (_, index) => {
    const along = index / 96;
    const loud = (1 - along) ** 2.2;
    const noise = Math.sin(index * 2.4) * 0.62 + Math.sin(index * 5.3 + 1) * 0.38;
    const calm = Math.sin(along * Math.PI * 5) * 0.16 * (1 - along * 0.7);
    const y = height / 2 - (noise * loud + calm) * (height / 2);
    return `${Math.round(along * width)} ${Math.round(y)}`;
  });
  return `M${points.join("L")}`;
}

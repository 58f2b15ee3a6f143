/** The path of a line that begins loud, quick and uneven, and settles into a slow swell. */
export function calmingWave(width: number, height: number): string {
  const middle = height / 2;
  let [x, y] = [0, middle];
  let path = `M0 ${middle}`;
  for (let peak = 0; x < width; peak++) {
    const along = x / width;
    const loudness = Math.max((1 - along) ** 2.4, 0.13);
    const unevenness = 0.62 + 0.38 * Math.sin(peak * 2.7 + 0.6);
    const step = Math.round(7 + 88 * along ** 0.9);
    const top = Math.round(middle + (peak % 2 ? 1 : -1) * middle * loudness * unevenness);
    const bend = Math.round(step * 0.45);
    path += `s${step - bend} ${top - y} ${step} ${top - y}`;
    [x, y] = [x + step, top];
  }
  return path;
}

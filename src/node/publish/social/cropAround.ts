import type { Sharp } from "sharp";

/** The picture just large enough to cover the size, and cropped to it as CSS would position it around the point. */
export async function cropAround(
  picture: Sharp,
  size: { width: number; height: number },
  [x = 0.5, y = 0.5]: readonly number[],
): Promise<Sharp> {
  const { width, height } = (await picture.metadata()).autoOrient;
  const scale = Math.max(size.width / width, size.height / height);
  const whole = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round((whole.width - size.width) * x);
  const top = Math.round((whole.height - size.height) * y);
  return picture.resize({ ...whole, fit: "fill" }).extract({ left, top, ...size });
}

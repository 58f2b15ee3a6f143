import sharp from "sharp";

/** Saves a screen as a picture. X stores it as a header, colours, then pixels. */
export async function saveScreen(dump: Buffer, file: string): Promise<void> {
  const field = (index: number) => dump.readUInt32BE(index * 4);
  const [headerSize, width, height, bytesPerLine, colors] = [0, 4, 5, 12, 19].map(field);
  if (!headerSize || !width || !height || !bytesPerLine) throw new Error("The screen is empty.");
  const start = headerSize + (colors ?? 0) * 12;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = start + y * bytesPerLine + x * 4;
      const to = (y * width + x) * 3;
      for (const channel of [0, 1, 2]) pixels[to + channel] = dump[from + 2 - channel] ?? 0;
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
}

const embedded = /(data:image\/[a-z+]+;base64,)([\w+/=\s]+)/gi;

/**
 * Removes comments, metadata and drawing programs' data from an SVG. `cleanPicture` cleans the pictures
 * inside it.
 */
export async function cleanSvg(
  file: Buffer,
  cleanPicture: (picture: Buffer) => Promise<Buffer | undefined>,
): Promise<Buffer> {
  // Large, and needed only for a page with drawings.
  const { optimize } = await import("svgo");
  const plugins = ["removeComments", "removeMetadata", "removeEditorsNSData"] as const;
  const text = file.toString("utf8");
  const { data } = optimize(text, { plugins: [...plugins], js2svg: { finalNewline: true } });
  const parts = await Promise.all(
    [...data.matchAll(embedded)].map(async ([, head = "", code = ""]) => {
      const clean = await cleanPicture(Buffer.from(code, "base64"));
      return head + (clean?.toString("base64") ?? code);
    }),
  );
  return Buffer.from(data.replace(embedded, (whole) => parts.shift() ?? whole));
}

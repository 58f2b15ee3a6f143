/** The bytes of a section after Brotli. Each part is compressed by itself. */
export interface Cost {
  /** The frame, with the props of the island. */
  html: number;
  /** The rules that style it. Several sections may share some. */
  css: number;
  /** The scripts of the island, without those that all islands share. */
  js: number;
}

/** What a section sends, in bytes after Brotli, each part compressed by itself. */
export interface Cost {
  /** Its frame, with the props of its island. */
  html: number;
  /** The rules that style it; several sections may share some. */
  css: number;
  /** The scripts its island fetches, without what every island shares. */
  js: number;
}

import { expect, test } from "vitest";
import { isLeftBehind } from "./leftBehind.ts";

test.each([
  ".DS_Store",
  "public/images/.ds_store",
  "public/Thumbs.db",
  "public/a/desktop.ini",
  "public/._picture.png",
  "public/__MACOSX/picture.png",
  "public/~$prices.docx",
  "public/.~lock.prices.odt#",
  "public/.prices.txt.swp",
  "public/Icon\r",
])("%j is left behind", (file) => expect(isLeftBehind(file)).toBe(true));

test.each([
  "public/images/store.png",
  "public/.well-known/security.txt",
  "public/Icon",
  "public/thumbs.dbx",
  "public/mydesktop.ini",
  "public/~tilde.png",
  "public/_headers",
  "public/.htaccess",
  "public/.nojekyll",
])("%j is not", (file) => expect(isLeftBehind(file)).toBe(false));

import { UploadRefused } from "./refuseUpload.ts";

/** A PDF as it is. Throws if it breaks off: its last line says where its parts are. */
export function readDocument(file: Buffer): Buffer {
  const end = file.subarray(-2048).toString("latin1");
  if (!end.includes("%%EOF")) {
    throw new UploadRefused(
      "This file begins like a PDF document, but it is damaged or cut off. Export it anew, or download it again.",
    );
  }
  return file;
}

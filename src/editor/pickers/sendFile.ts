import { maxUpload } from "../../shared/editor/endpoint.ts";
import { formatBytes } from "../../shared/text/wording.ts";
import { ask, Refused } from "../site/ask.ts";

/** Sends a file to public/. Returns its path on a page. Throws `Refused` with the reason if it is not kept. */
export async function sendFile(file: File): Promise<string> {
  if (file.size > maxUpload) {
    throw new Refused(
      `${file.name} has ${formatBytes(file.size)}, and ${formatBytes(maxUpload)} are the most. Save it smaller, or copy it into the folder public/ yourself.`,
    );
  }
  const { path } = await ask({ do: "upload", name: file.name, content: await toBase64(file) });
  return path;
}

/** The sentence about an uploaded file whose place is gone. */
export const explainKept = (path: string): string =>
  `${path.slice(1)} is kept in public/, and shown nowhere: what it was for is no longer on the page. Choose it in another place, or delete it.`;

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Refused(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}

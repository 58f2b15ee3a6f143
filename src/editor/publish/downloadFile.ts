/** Gives a file, with its content in base64, to the browser to keep. */
export function downloadFile(name: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

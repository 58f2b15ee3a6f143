import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Serves a folder as a good host does, with compressed texts. Resolves when it listens, with a function that
 * stops it.
 */
export async function serve(dir: string, port: number): Promise<() => void> {
  const packed = new Map<string, Buffer>();
  const pack = async (file: string) => {
    const content = packed.get(file) ?? brotliCompressSync(await readFile(file));
    packed.set(file, content);
    return content;
  };
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(dir, pathname === "/" ? "index.html" : pathname);
    const extension = path.extname(file);
    const isText = /^\.(html|js|css|svg|json)$/.test(extension);
    try {
      const body = isText ? await pack(file) : await readFile(file);
      response.setHeader("Content-Type", contentTypes[extension] ?? "application/octet-stream");
      response.setHeader("Cache-Control", "max-age=31536000");
      if (isText) response.setHeader("Content-Encoding", "br");
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

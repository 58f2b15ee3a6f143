import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";

/** Serves the folder of a repository by Git's own program, to who knows the password. */
export async function serveHttp(folder: string): Promise<string> {
  const answer: RequestListener = (request, response) => {
    const { authorization = "", "content-type": type = "" } = request.headers;
    if (authorization !== `Basic ${Buffer.from("ada:s3cret").toString("base64")}`) {
      response.writeHead(401, { "www-authenticate": 'Basic realm="Git"' }).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? "", "http://host");
    const env = {
      ...process.env,
      ...{ GIT_PROJECT_ROOT: folder, GIT_HTTP_EXPORT_ALL: "1", REMOTE_USER: "ada" },
      ...{ PATH_INFO: pathname, QUERY_STRING: String(searchParams), CONTENT_TYPE: type },
      ...{ REQUEST_METHOD: request.method, GIT_CONFIG_GLOBAL: "/dev/null" },
      ...{ HTTP_CONTENT_ENCODING: String(request.headers["content-encoding"] ?? "") },
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    };
    const program = spawn("git", ["http-backend"], { env });
    request.pipe(program.stdin);
    const chunks: Buffer[] = [];
    program.stdout.on("data", (chunk) => chunks.push(chunk));
    program.on("close", () => {
      const output = Buffer.concat(chunks);
      const end = output.indexOf("\r\n\r\n");
      const lines = output.subarray(0, end).toString().split("\r\n");
      const headers = lines.map((line) => line.split(": "));
      const [, status = "200"] = headers.find(([name]) => name === "Status") ?? [];
      response.writeHead(Number.parseInt(status, 10), Object.fromEntries(headers));
      response.end(output.subarray(end + 4));
    });
  };
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${Object(server.address()).port}`;
}

import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import type { Socket } from "node:net";

/** A connection to the preview that sends any text, as no page would. */
export interface Connection {
  send: (text: string) => void;
  /** Ends the connection, and waits until all was read. */
  close: () => Promise<unknown>;
}

/** Opens the connection on which a preview sends its changes. */
export async function connect(origin: string, token: string): Promise<Connection> {
  const { request } = origin.startsWith("https") ? https : http;
  const asked = request(`${origin}/?token=${token}`, {
    headers: {
      ...{ connection: "Upgrade", upgrade: "websocket", origin },
      "sec-websocket-key": Buffer.alloc(16).toString("base64"),
      ...{ "sec-websocket-version": "13", "sec-websocket-protocol": "vite-hmr" },
    },
    rejectUnauthorized: false,
  });
  asked.end();
  const [, socket]: [unknown, Socket] = await new Promise((resolve, reject) => {
    asked.on("upgrade", (answer, socket) => resolve([answer, socket]));
    asked.on("response", ({ statusCode }) => reject(new Error(`Refused: ${statusCode}`)));
    asked.on("error", reject);
  });
  socket.resume();
  return {
    send: (text) => socket.write(frame(0x81, Buffer.from(text))),
    close: () => {
      const ended = once(socket, "close");
      socket.write(frame(0x88, Buffer.alloc(0)));
      return ended;
    },
  };
}

/** A frame of a browser: with a mask, which changes nothing here. */
function frame(kind: number, body: Buffer): Buffer {
  const mask = Buffer.alloc(4);
  if (body.length < 126)
    return Buffer.concat([Buffer.from([kind, 0x80 | body.length]), mask, body]);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length));
  return Buffer.concat([Buffer.from([kind, 0xff]), length, mask, body]);
}

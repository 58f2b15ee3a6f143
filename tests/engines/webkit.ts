import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findPort } from "../project/findPort.ts";
import type { Engine } from "./engine.ts";
import { install } from "./install.ts";
import { saveScreen } from "./screen.ts";

/** The path of the browser. Debian puts it into a folder named after the machine's architecture. */
function findBrowser(): string {
  const places = readdirSync("/usr/lib").map(
    (name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`,
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error("WebKit's MiniBrowser is not installed.");
  return found;
}

/** The codes of keys without a character in WebDriver. */
const keys: Record<string, string> = {
  Tab: "\ue004",
  Enter: "\ue007",
  Escape: "\ue00c",
  End: "\ue010",
  Home: "\ue011",
  ArrowLeft: "\ue012",
  ArrowUp: "\ue013",
  ArrowRight: "\ue014",
  ArrowDown: "\ue015",
};

/** Starts WebKit's own small browser on a virtual screen, driven over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  // The last one decodes the film.
  install("webkit2gtk-driver", "xvfb", "gstreamer1.0-libav");
  const folder = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const display = `:${90 + Math.floor(Math.random() * 400)}`;
  const screen = spawn("Xvfb", [display, "-screen", "0", "1440x1000x24", "-fbdir", folder], {
    stdio: "ignore",
  });
  const port = await findPort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
  });
  const send = driverAt(`http://127.0.0.1:${port}`);
  await answers(send);
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: findBrowser(),
          args: ["--automation"],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const post = <T>(command: string, body: object) => send<T>("POST", session + command, body);

  const run: Engine["run"] = (what, argument) =>
    post("/execute/async", {
      script: `const done = arguments[1]; Promise.resolve((${what})(arguments[0])).then(done);`,
      args: [argument],
    });

  return {
    async open(address, width) {
      await post("/url", { url: "about:blank" });
      await post("/url", { url: address });
      // The size is lost if it is set before there is a page.
      await post("/window/rect", { x: 0, y: 0, width, height: 900 });
    },
    run,
    async click(selector) {
      const element = await post<Record<string, string>>("/element", {
        using: "css selector",
        value: selector,
      });
      await post(`/element/${Object.values(element)[0]}/click`, {});
    },
    async clickAt(x, y) {
      const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
      const presses = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      await post("/actions", {
        actions: [{ type: "pointer", id: "mouse", actions: [move, ...presses] }],
      });
    },
    async press(key) {
      const value = keys[key] ?? key;
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      await post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    // The driver gives no access to the console.
    complaints: async () => [],
    photograph: async (file) => saveScreen(await readFile(path.join(folder, "Xvfb_screen0")), file),
    async close() {
      await send("DELETE", session).catch(() => {});
      for (const child of [driver, screen]) child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Send = <T>(method: string, command: string, body?: object) => Promise<T>;

const driverAt =
  (origin: string): Send =>
  async (method, command, body) => {
    const response = await fetch(origin + command, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    return value;
  };

async function answers(send: Send): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await send("GET", "/status").then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error("WebKit's driver does not answer.");
}

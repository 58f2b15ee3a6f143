import { readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { versionOf } from "../../src/node/dev/editor/describeSite.ts";
import type { EditorState } from "../../src/shared/editor/endpoint.ts";
import { expect } from "../browser/test.ts";
import { smallPage } from "../fixtures/index.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import { startFromSources, startLive } from "../project/startLive.ts";
import { connectEditor } from "./connectEditor.ts";

/** A live preview that tests use one after the other. Each of them begins with a page of its own. */
export interface Preview {
  origin: string;
  /** The folder of its project. */
  root: string;
  /** Makes this text the page, as the only one of the site, and waits until the preview has read it. */
  put(source: string): Promise<void>;
  /** Writes the file of the page at once: no other program sees a half of it. */
  save(source: string): Promise<void>;
  /** The text of the file of the page. */
  saved(): Promise<string>;
  /** Stops the preview while something is done, and starts it again at the same address. */
  whileStopped(act: () => Promise<void>): Promise<void>;
  stop(): Promise<unknown>;
}

const starts = { bundled: startLive, sources: startFromSources };

/** Starts a preview of a project of this name, whose code is bundled or comes from its sources. */
export async function startPreview(name: string, code: keyof typeof starts): Promise<Preview> {
  const root = await makeProject(name, smallPage);
  // Pictures are uploaded.
  await copyFolder(root, "public");
  let server = await starts[code](root);
  const { origin } = server;
  let send = connectEditor(origin);
  const file = path.join(root, "page.yaml");
  const save = async (source: string, time = new Date()) => {
    await writeFile(`${root}.saving`, source);
    await utimes(`${root}.saving`, time, time);
    await rename(`${root}.saving`, file);
  };
  return {
    ...{ origin, root, save },
    async put(source) {
      await rm(path.join(root, "pages"), { recursive: true, force: true });
      // An edit waits for a file that has just become shorter.
      await save(source, new Date(0));
      const versions = async () => {
        const { pages }: EditorState = await (await send({ do: "read" })).json();
        return pages.map(({ version }) => version);
      };
      await expect.poll(versions, { intervals: [20] }).toEqual([versionOf(source)]);
    },
    saved: () => readFile(file, "utf8"),
    async whileStopped(act) {
      await server.stop();
      try {
        await act();
      } finally {
        server = await starts[code](root, "--port", new URL(origin).port);
        send = connectEditor(origin);
      }
    },
    stop: () => server.stop(),
  };
}

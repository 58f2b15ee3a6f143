import { fileURLToPath } from "node:url";
import { createBuilder } from "vite";
import { chunksOf } from "../build/bundle.ts";
import type { ScriptChunk } from "../size/measure.ts";

// A process of its own, because Vite takes React's development version where a dev server runs.
const builder = await createBuilder({
  // That of the engine: the folder of a site has none.
  configFile: fileURLToPath(new URL("../../../vite.config.ts", import.meta.url)),
  // In any other mode, Vite bundles only the islands that the page shows.
  mode: "gallery",
  logLevel: "silent",
  build: { write: false },
});
const { client } = builder.environments;
if (!client) throw new Error("The client environment is not configured.");
const chunks = chunksOf(await builder.build(client)).map(
  ({ name, fileName, facadeModuleId, imports, code }): ScriptChunk => ({
    name,
    fileName,
    facadeModuleId,
    imports,
    code,
  }),
);
console.log(JSON.stringify(chunks));

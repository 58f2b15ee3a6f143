const { existsSync } = require("node:fs");
const path = require("node:path");

/** Vite's option for its configuration: that of the folder, or of the engine where the folder has none. */
module.exports = () => {
  // Otherwise Vite parses every module of the engine once more, to warn of what a later version of it may not load.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= "true";
  return existsSync("vite.config.ts")
    ? {}
    : { configFile: path.join(__dirname, "../../vite.config.ts") };
};

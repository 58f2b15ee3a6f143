const { existsSync } = require("node:fs");
const path = require("node:path");

/** Vite's option for its configuration: that of the folder, or of the engine where the folder has none. */
module.exports = () =>
  existsSync("vite.config.ts") ? {} : { configFile: path.join(__dirname, "../../vite.config.ts") };

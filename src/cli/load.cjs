// Node keeps the compiled code for the next run, where its version can.
require("node:module").enableCompileCache?.();

/** Loads a command, if it can run in this folder. */
module.exports = (command) => {
  // A module's own name ends at a ? in the path.
  require("./folder.cjs").refuse("?");
  // Compiles TypeScript on `require`: a loader for ES modules takes longer to start than the command takes to run.
  require("tsx/cjs");
  require(command);
};

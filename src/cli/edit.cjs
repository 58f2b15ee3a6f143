// Where a path holds ?, a module's own name ends.
require("./folder.cjs").refuse("?");
// Reads TypeScript as it is required: a loader of modules takes longer to start than the edit takes.
require("tsx/cjs");
require("./edit.ts");

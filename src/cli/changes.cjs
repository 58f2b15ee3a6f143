require("./load.cjs")("./changes.ts");

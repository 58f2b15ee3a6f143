require("./load.cjs")("./edit.ts");

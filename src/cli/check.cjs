require("./load.cjs")("./check.ts");

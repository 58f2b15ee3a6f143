require("./load.cjs")("./translate.ts");

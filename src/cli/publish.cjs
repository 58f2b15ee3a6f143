require("./load.cjs")("./publish.ts");

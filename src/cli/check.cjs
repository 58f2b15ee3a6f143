require("./help.cjs")("check");
require("./load.cjs")("./check.ts");

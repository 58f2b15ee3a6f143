import { parseArgs } from "node:util";
import { check } from "./check.ts";

const flag = { type: "boolean" } as const;
const { values } = parseArgs({ options: { strict: flag, json: flag, github: flag, fix: flag } });
const [output, code] = await check(process.cwd(), values);
if (output !== "") console.log(output);
process.exitCode = code;

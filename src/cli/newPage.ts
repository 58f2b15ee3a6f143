import { makePage } from "../node/scaffold/begin/makePage.ts";
import help from "./help.cjs";

help("new:page");

const [name, ...rest] = process.argv.slice(2);
try {
  if (name === undefined || rest.length > 0) throw new Error("Give the new page one address.");
  console.log(await makePage(process.cwd(), name));
} catch (error) {
  const usage = "Write: npm run new:page -- privacy";
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
  process.exitCode = 1;
}

import { explainEnd } from "./explainEnd.ts";
import help from "./help.cjs";
import { runTest } from "./runTest.ts";

help("test");

const given = process.argv.slice(2);
const wrong = given.find((word) => !word.startsWith("/"));

if (wrong === undefined) {
  runTest(process.cwd(), given, console.log).then((code) => {
    process.exitCode = code;
  }, explainEnd);
} else {
  console.error(`test takes addresses of pages, such as /privacy/; ${wrong} is none.`);
  process.exitCode = 2;
}

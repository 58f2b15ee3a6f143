import { loadManifest } from "./load.ts";
import { formatProblems } from "./report.ts";

const { problems, source } = await loadManifest(process.cwd());
console.log(formatProblems(problems, source));
if (problems.some(({ severity }) => severity === "error")) process.exitCode = 1;

import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { loadPage } from "../src/site/read/load.ts";
import { makeProject } from "../tests/project/makeProject.ts";
import { measureLoading } from "./loading.ts";
import { median } from "./median.ts";
import { growPage } from "./pages.ts";

/** The cost of making and loading a page of some length: milliseconds, and the most mebibytes of memory. */
export interface Growth {
  sections: number;
  validation: number;
  build: number;
  memory: number;
  /** The time in which a slow phone cannot respond while it loads the page. */
  blocked: number;
}

/** Validates, builds and loads a page of this many sections `runs` times, after one run that fills the cache. */
export async function measureGrowth(sections: number, runs: number): Promise<Growth> {
  const root = await makeProject(`bench-${sections}`, growPage(sections));
  const validations: number[] = [];
  const builds: Build[] = [];
  for (let run = 0; run <= runs; run++) {
    const start = performance.now();
    const { pageFile } = await loadPage(root);
    validations.push(performance.now() - start);
    if (!pageFile) throw new Error(`The page of ${sections} sections has errors.`);
    builds.push(await buildOnce(root));
  }
  return {
    sections,
    validation: median(validations.slice(1)),
    build: median(builds.slice(1).map(({ time }) => time)),
    memory: median(builds.slice(1).map(({ memory }) => memory)),
    blocked: await measureLoading(path.join(root, "dist"), runs),
  };
}

interface Build {
  time: number;
  processor: number;
  memory: number;
}

const run = promisify(execFile);

// Runs before Vite, and reports the build's peak memory and its processor time at the end.
const footprint =
  'data:text/javascript,process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();console.log("KiB",maxRSS,"us",userCPUTime+systemCPUTime)})';

/** Builds the project in `root` in a process of its own. */
export async function buildOnce(root: string): Promise<Build> {
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  const start = performance.now();
  const { stdout } = await run(process.execPath, ["--import", footprint, vite, "build", "--app"], {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", NODE_ENV: undefined },
    maxBuffer: 2 ** 26,
    timeout: 300_000,
  });
  const time = performance.now() - start;
  const [, memory, processor] = /KiB (\d+) us (\d+)/.exec(stdout) ?? [];
  return { time, processor: Number(processor) / 1000, memory: Number(memory) / 1024 };
}

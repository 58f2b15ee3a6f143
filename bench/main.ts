import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { presets } from "../src/theme/presets.ts";
import { measureActing } from "./acting.ts";
import { compare } from "./compare.ts";
import { buildContenders, buildInPreset } from "./contenders.ts";
import { timeEdits } from "./editing.ts";
import { timeEditor } from "./editor.ts";
import { measureGrowth } from "./growth.ts";
import { timeLive } from "./live.ts";
import { compareLoading } from "./loading.ts";
import { growPage } from "./pages.ts";
import { compareSites } from "./sites.ts";
import { formatTable } from "./table.ts";
import { compareWork } from "./working.ts";

// The cost of pages, side by side in one run. --runs is the number of measurements of each; --edits, the
// number of edits in the live preview; --sizes, the numbers of sections of the growing pages.
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    edits: { type: "string", default: "20" },
    sizes: { type: "string", default: "13,100,300,1000" },
  },
});
const runs = Number(values.runs);
const sizes = values.sizes.split(",").map(Number);

console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}\n`);
const contenders = await buildContenders();
for (const device of ["mobile", "desktop"] as const) {
  console.log(`Lighthouse, ${device}, medians of ${runs}, ms; throttling simulated / applied`);
  console.log(`${await compare(contenders, device, runs)}\n`);
}

for (const preset of Object.keys(presets)) {
  console.log(`The same as on a phone, with ${preset} for its preset`);
  console.log(`${await compare(await buildInPreset(preset), "mobile", runs)}\n`);
}

const loads = 4 * runs;
console.log(
  `The main thread's own work to load a page, medians of ${loads}: times that without scripts`,
);
console.log(`${await compareWork(contenders, loads)}\n`);

console.log(`Blocked at load on a phone four times slower, on slow 4G, medians of ${runs}`);
console.log(`${await compareLoading(contenders, runs)}\n`);

console.log("A visitor on a phone, four times slower than this machine");
console.log(await measureActing(contenders["this page"]));

console.log(`\nBy the number of sections: times the first, medians of ${runs}`);
const growths = [];
for (const size of sizes) growths.push(await measureGrowth(size, runs));
const [first] = growths;
if (first) {
  const rows = growths.map(({ sections, validation, build, memory, blocked }) => [
    String(sections),
    `${Math.round(validation)} ms ×${(validation / first.validation).toFixed(1)}`,
    `${Math.round(build)} ms ×${(build / first.build).toFixed(1)}`,
    `${Math.round(memory)} MiB ×${(memory / first.memory).toFixed(1)}`,
    `${Math.round(blocked)} ms`,
  ]);
  console.log(formatTable(["sections", "validation", "build", "memory", "blocked at load"], rows));
}

console.log(`\nBy the number of pages and languages: times one page, medians of ${runs}`);
console.log(await compareSites(runs));

console.log(`\nLive preview, medians of ${runs} starts and ${values.edits} edits`);
const lives = [];
for (const size of [13, 300]) {
  const { ready, editToPaint } = await timeLive(growPage(size), runs, Number(values.edits));
  const { readyToLetter, keyToPaint } = await timeEditor(growPage(size), Number(values.edits));
  lives.push([
    size,
    ...[ready, readyToLetter, editToPaint, keyToPaint].map((time) => `${Math.round(time)} ms`),
  ]);
}
const heads = [
  "sections",
  "ready",
  "ready to first letter in the editor",
  "file to paint",
  "key in the editor to paint",
];
console.log(
  formatTable(
    heads,
    lives.map((row) => row.map(String)),
  ),
);

console.log(`\nAn edit by command, processor time where the page is known, ms, medians of ${runs}`);
console.log(await timeEdits([13, 300, 1000], runs));

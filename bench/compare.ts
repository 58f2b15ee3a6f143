import type { Contenders } from "./contenders.ts";
import { type Device, type Measurement, measure, type Throttling } from "./lighthouse.ts";
import { median } from "./median.ts";
import { serve } from "./serve.ts";
import { formatTable } from "./table.ts";

const firstPort = 5410;
const throttlings = ["simulate", "devtools"] as const;

/** Measures the page and its alternatives in turns, so that each meets the same disturbances. */
export async function compare(built: Contenders, device: Device, runs: number): Promise<string> {
  const contenders = Object.entries(built);
  const measured = new Map<string, Measurement[]>();
  const stops = await Promise.all(contenders.map(([, dir], n) => serve(dir, firstPort + n)));
  try {
    const there = [...contenders.entries()];
    const back = there.toReversed();
    for (let run = 0; run < runs; run++) {
      for (const throttling of throttlings) {
        // Forwards and backwards by turns, so that none always follows the same other one.
        for (const [n, [name]] of run % 2 === 0 ? there : back) {
          const url = `http://localhost:${firstPort + n}/`;
          const measurement = await measure(url, device, throttling);
          const key = keyOf(name, throttling);
          measured.set(key, [...(measured.get(key) ?? []), measurement]);
        }
      }
    }
  } finally {
    for (const stop of stops) stop();
  }
  const middle = (name: string, throttling: Throttling, what: keyof Measurement) =>
    median((measured.get(keyOf(name, throttling)) ?? []).map((measurement) => measurement[what]));
  const rows = contenders.map(([name]) => {
    const both = (what: keyof Measurement, digits = 0) =>
      throttlings.map((throttling) => middle(name, throttling, what).toFixed(digits)).join(" / ");
    const once = (what: keyof Measurement) => middle(name, "simulate", what).toFixed(1);
    return [
      name,
      ...[both("score"), both("fcp"), both("lcp"), both("tbt"), both("cls", 3), both("mainThread")],
      ...[once("html"), once("scripts"), once("all")],
    ];
  });
  const ms = ["FCP", "LCP", "TBT", "CLS", "main thread"];
  return formatTable(["page", "score", ...ms, "HTML KiB", "JS KiB", "all KiB"], rows);
}

const keyOf = (name: string, throttling: Throttling) => `${name}, ${throttling}`;

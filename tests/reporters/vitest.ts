import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { reportTimes, type Timed } from "./slowest.ts";

/** Ends a run of Vitest with its slowest tests. What a file prepares for its tests is a row of its own. */
export default class VitestTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    reportTimes("vitest", modules.flatMap(timeModule));
  }
}

function timeModule(module: TestModule): Timed[] {
  const file = path.relative(process.cwd(), module.moduleId);
  const tests = [...module.children.allTests()].flatMap((test): Timed[] => {
    const diagnostic = test.diagnostic();
    return diagnostic ? [{ file, title: test.fullName, duration: diagnostic.duration }] : [];
  });
  if (tests.length === 0) return [];
  const inTests = tests.reduce((sum, { duration }) => sum + duration, 0);
  const { duration, collectDuration } = module.diagnostic();
  const before = Math.max(0, duration - inTests) + collectDuration;
  return [...tests, { file, title: "(imports and hooks)", duration: before }];
}

import path from "node:path";
import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";
import { reportTimes, type Timed } from "./slowest.ts";

/** Ends a run of Playwright with its slowest tests. Hooks count for the test that they ran with. */
export default class PlaywrightTimes implements Reporter {
  private readonly tests: Timed[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , , ...titles] = test.titlePath();
    const file = path.relative(process.cwd(), test.location.file);
    this.tests.push({ file, title: titles.join(" > "), duration });
  }

  onEnd(): void {
    reportTimes("playwright", this.tests);
  }
}

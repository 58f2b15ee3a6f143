import { expect } from "../browser/test.ts";

/** Takes out of the complaints that requests were refused: the browser reports each, and the editor says why. */
export function takeRefusals(complaints: string[], status: 409 | 422): void {
  const refusals = complaints.splice(0);
  expect(refusals).not.toEqual([]);
  for (const refusal of refusals) expect(refusal).toContain(`status of ${status}`);
}

import { type FixRequest, fixPath } from "../../shared/live/report.ts";

const base = import.meta.env.BASE_URL;

/** Asks the server for a fix. Returns the reason for a refusal, or an empty text after a fix. */
export async function askForFix(request: FixRequest): Promise<string> {
  const response = await fetch(base + fixPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  }).catch(() => undefined);
  if (!response) return "The preview does not answer. Is it still running in the terminal?";
  return response.ok ? "" : await response.text();
}

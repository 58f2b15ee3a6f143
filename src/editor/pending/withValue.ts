import type { FieldPath } from "../../shared/fieldPath.ts";

/** The data with another value at a path; without it if the value is undefined. Missing groups come with it. */
export function withValue(data: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((item, index) => (index === step ? withValue(item, rest, value) : item));
  }
  const { [step]: old, ...others } = Object(data);
  const next = withValue(old, rest, value);
  return next === undefined ? others : { ...Object(data), [step]: next };
}

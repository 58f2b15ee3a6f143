import type { FieldPath } from "../../shared/fieldPath.ts";

/**
 * Returns the data with another value at a path, and with the missing groups around it; without the value if it is
 * undefined.
 */
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

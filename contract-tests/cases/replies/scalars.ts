import type { Schema } from "../../contract/types.ts";

/** The number for the `nth` place of a value, within the limits of the schema. */
export function numberFor(schema: Schema, nth: number): number {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const step = typeof multipleOf === "number" ? multipleOf : 1;
  const isWhole = [type].flat().includes("integer") || multipleOf !== undefined;
  // Larger than any count of items or status of HTTP, so that one is not taken for the other.
  const wanted = (1000 + nth) * step + (isWhole ? 0 : 0.5);
  const least = nearest(minimum, exclusiveMinimum, step);
  const most = nearest(maximum, exclusiveMaximum, -step);
  return Math.max(Math.min(wanted, most ?? wanted), least ?? Number.NEGATIVE_INFINITY);
}

function nearest(limit: unknown, exclusive: unknown, step: number): number | undefined {
  if (typeof exclusive === "number") return exclusive + step;
  return typeof limit === "number" ? limit : undefined;
}

/** The text for the `nth` place of a value, in the format and within the lengths of the schema. */
export function textFor(schema: Schema, nth: number): string {
  const { format, minLength = 0, maxLength } = schema;
  const known = typeof format === "string" ? formats[format] : undefined;
  if (known) return known(nth);
  const text = `text ${nth}`.padEnd(Number(minLength), ".");
  // What tells texts apart stands at the end.
  return typeof maxLength === "number" && text.length > maxLength
    ? String(nth).padStart(maxLength, "0").slice(-maxLength)
    : text;
}

const formats: Readonly<Record<string, (nth: number) => string>> = {
  date: (nth) => momentOf(nth).slice(0, 10),
  "date-time": momentOf,
  time: (nth) => `00:00:${String(nth % 60).padStart(2, "0")}Z`,
  duration: (nth) => `PT${nth}S`,
  email: (nth) => `user${nth}@example.com`,
  hostname: (nth) => `host${nth}.example.com`,
  ipv4: (nth) => `192.0.2.${nth % 256}`,
  ipv6: (nth) => `2001:db8::${nth.toString(16)}`,
  uri: (nth) => `https://example.com/${nth}`,
  uuid: (nth) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`,
};

/** Days apart, so that dates differ too. */
function momentOf(nth: number): string {
  return new Date(Date.UTC(2026, 0, nth)).toISOString();
}

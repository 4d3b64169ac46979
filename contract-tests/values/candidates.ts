import { patternSample } from "../../scripts/system/pattern-sample.ts";
import type { ParameterContract } from "../contract/types.ts";
import { fits } from "../oracle/verdict/limits.ts";
import { takesTime } from "../oracle/travelling.ts";

/** A text of each format of JSON Schema that manifests can name. */
export const formatSamples: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T09:30:00Z",
  time: "09:30:00Z",
  duration: "P3DT4H",
  email: "ana.silva@example.com",
  hostname: "host.example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a?b=c",
  uuid: "3f0a7c51-9a61-4c8e-b1f4-6d2b8a5e7c10",
};

/** A value that a parameter allows, as callers give it; undefined when the manifest has to give one. */
export function sampleOf(parameter: ParameterContract): unknown {
  const [first] = samplesOf(parameter);
  return first;
}

/** All that are known, one after the other, with more that may be. */
export function* samplesOf(
  parameter: ParameterContract,
  more: readonly unknown[] = [],
): Generator<unknown> {
  // What a call before takes may keep to limits of its own.
  for (const each of [parameter, ...parameter.passedTo()])
    for (const candidate of candidates(each)) if (fits(parameter, candidate)) yield candidate;
  for (const candidate of more) if (fits(parameter, candidate)) yield candidate;
}

/** Why a parameter has no sample, and what to do. */
export function sayNoSample({ name, limits: { pattern } }: ParameterContract): string {
  const limit =
    pattern === undefined ? "no value was found within its limits" : `pattern ${pattern}`;
  return `${name}: ${limit}: give the parameter an example that fits it`;
}

function* candidates(parameter: ParameterContract): Iterable<unknown> {
  const { name, type, shape, secret, example, limits, listed } = parameter;
  if (example !== undefined) yield example;
  yield* limits.enum ?? [];
  yield* listed;
  if (parameter.default !== undefined) yield parameter.default;
  if (parameter.pasted) yield "https://sample.host.example";
  switch (type) {
    case "boolean":
      return yield true;
    case "file":
      return yield fileOfSize(parameter, 5);
    case "json":
      if (shape !== "array") return yield { name: "sample" };
      return yield filledUp(["sample"], parameter);
    case "string": {
      const { format, minLength = 1, maxLength = minLength, minItems = 1 } = limits;
      if (parameter.isZone) yield "Europe/Berlin";
      if (takesTime(parameter)) yield* ["2026-01-31T08:00:00Z", "2024-02-29T08:00:00Z"];
      if (format !== undefined) yield formatSamples[format];
      yield secret ? `s3cret-${name}` : `sample-${name}`;
      if (limits.pattern !== undefined) yield patternSample(limits.pattern, limits);
      yield* textsOfLength(parameter, Math.max(minLength, Math.min(maxLength, 8)));
      return yield* listsOfLength(parameter, minItems);
    }
    default: {
      const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = limits;
      for (const limit of [5, minimum, exclusiveMinimum, maximum, exclusiveMaximum]) {
        if (limit !== undefined) yield* numbersNear(limit, parameter);
      }
    }
  }
}

/** A JSON list of these items as often, or of so many of them, as its limits ask for. */
export function filledUp(
  items: readonly unknown[],
  { limits: { minItems = 0, maxItems = items.length } }: ParameterContract,
): readonly unknown[] {
  const length = Math.max(minItems, Math.min(maxItems, items.length));
  return Array.from({ length }, (_, index) => items[index % (items.length || 1)] ?? null);
}

/** Numbers beside a limit, the nearest first. */
export function* numbersNear(limit: number, { type, limits }: ParameterContract): Iterable<number> {
  const { multipleOf } = limits;
  const step = type === "integer" ? 1 : 0.001;
  const offsets = [0, 1, -1, 2, -2];
  // Without the noise of adding fractions.
  for (const offset of offsets) yield Number((limit + offset * step).toPrecision(15));
  if (multipleOf === undefined) return;
  const nearest = Math.round(limit / multipleOf);
  for (const offset of offsets) {
    yield Number(((nearest + offset) * multipleOf).toPrecision(15));
  }
}

/**
 * Texts of so many characters. The first has one that UTF-16 counts twice, which shows whether
 * code points are counted; a header cannot carry it.
 */
export function* textsOfLength(parameter: ParameterContract, length: number): Iterable<string> {
  if (length < 1) return;
  const { example, convert, limits } = parameter;
  const inHeader = [parameter, ...parameter.passedTo()].some((each) => each.inHeader);
  const fills = ["x", "A", "1"];
  if (!inHeader) {
    for (const fill of fills) yield `😀${fill.repeat(length - 1)}`;
  }
  for (const fill of fills) yield fill.repeat(length);
  const fitting =
    limits.pattern && patternSample(limits.pattern, { minLength: length, maxLength: length });
  if (fitting) yield fitting;
  if (typeof example !== "string" || convert?.startsWith("csv")) return;
  const points = [...example];
  yield length > points.length
    ? example + (points.at(-1) ?? "").repeat(length - points.length)
    : points.slice(0, length).join("");
}

/** Comma-separated texts of so many items, with spaces and an empty item, which do not count. */
export function* listsOfLength(parameter: ParameterContract, length: number): Iterable<string> {
  if (length < 1) return;
  const { example, limits } = parameter;
  const first = typeof example === "string" ? example.split(",")[0]?.trim() : undefined;
  const fitting = limits.pattern && patternSample(limits.pattern, limits);
  const stems = [first, "item", limits.enum?.[0], formatSamples[limits.format ?? ""], fitting];
  for (const stem of stems.filter((each) => each !== undefined)) {
    const names = Array.from({ length }, (_, index) => `${stem}${index + 1}`);
    yield `${names.join(", ")},`;
    yield `${Array.from({ length }, () => stem).join(", ")},`;
  }
}

/** Texts that most patterns do not allow. */
export function* oddTexts({ example, limits }: ParameterContract): Iterable<string> {
  const fitting = limits.pattern && patternSample(limits.pattern, limits);
  const known = typeof example === "string" ? example : fitting || "x";
  yield* ["~", "x", "X", "0", "a b", "https://example.com", "é"];
  yield* [`${known}~`, `~${known}`, known.toUpperCase(), known.toLowerCase()];
  // As long as what fits.
  for (const odd of ["~", "a", "0", "\n"]) yield odd + [...known].slice(1).join("");
  // What patterns keep out of a text that it stands in.
  yield `${known}'"<&>()\\`;
  // Each sign alone, and within what is known: a pattern may forbid a single one.
  for (let code = 0x20; code < 0x7f; code++) {
    const sign = String.fromCharCode(code);
    yield* [`${known}${sign}`, sign, `${sign}${known}`, `${known}${sign}${known}`];
  }
}

/** A file of so many bytes that are no text, of a type that is allowed. */
export function fileOfSize({ limits }: ParameterContract, size: number): object {
  const bytes = Buffer.alloc(size, Buffer.from([0xff, 0x00, 0xc3, 0x0d, 0x0a]));
  return { name: "sample.bin", mediaType: allowedType(limits), base64: bytes.toString("base64") };
}

/** A media type that is allowed. */
export function allowedType({ mediaTypes = ["text/plain"] }: ParameterContract["limits"]): string {
  return typeWithin(mediaTypes[0] ?? "");
}

/** A media type of a range of them. */
export function typeWithin(range: string): string {
  return range.replace("*", "x-sample");
}

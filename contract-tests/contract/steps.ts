import type { Value } from "./value.ts";

/** How the suite itself reads a step that `convert` names; it shares no line with the generator. */
interface Reading {
  /** What it reads decides what has to be tried of it. */
  readonly reads: "json" | "bytes" | "time" | "clock" | "part";
  /** Of what reads a clock: texts that show how. */
  readonly clock?: Clock;
  /** The schema of what travels. */
  readonly schema: Readonly<Record<string, string>>;
  /** What travels for a value, its text and what stands beside the name: of a zone, what counts for it. */
  sent(value: Value, text: string, of: string): Value;
}

export interface Clock {
  /** In each zone. */
  readonly seasons: Readonly<Record<string, string>>;
  /** Where clocks of Berlin go forward and back. */
  readonly changes: Readonly<Record<string, string>>;
}

const readings = {
  "json-text": {
    reads: "json",
    schema: { type: "string", contentMediaType: "application/json" },
    sent: (value) => JSON.stringify(value),
  },
  base64: {
    reads: "bytes",
    schema: { type: "string", contentEncoding: "base64" },
    sent: (value, text) => fileText(value) ?? Buffer.from(text, "utf8").toString("base64"),
  },
  base64url: {
    reads: "bytes",
    schema: { type: "string", contentEncoding: "base64url" },
    sent: (_, text) => Buffer.from(text, "utf8").toString("base64url"),
  },
  epoch: {
    reads: "time",
    schema: { type: "integer" },
    sent: (_, text) => Math.floor(new Date(text).valueOf() / 1000),
  },
  "epoch-ms": {
    reads: "time",
    schema: { type: "integer" },
    sent: (_, text) => new Date(text).valueOf(),
  },
  date: {
    reads: "time",
    schema: { type: "string", format: "date" },
    sent: (_, text) => new Date(text).toISOString().split("T")[0] ?? "",
  },
  "local-date-time": {
    reads: "clock",
    clock: {
      seasons: { "in winter": "2026-01-31T23:30:00Z", "in summer": "2026-07-31T23:30:00Z" },
      changes: {
        "before clocks go forward": "2026-03-29T00:59:59Z",
        "after clocks go forward": "2026-03-29T01:00:00Z",
        "before clocks go back": "2026-10-25T00:30:00Z",
        "after clocks go back": "2026-10-25T01:30:00Z",
      },
    },
    schema: { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$" },
    sent: (_, text, zone) => clockText(text.trim(), zone),
  },
  "local-epoch": {
    reads: "clock",
    clock: {
      seasons: { "in winter": "2026-01-31T23:30:00", "in summer": "2026-07-31T23:30:00" },
      changes: {
        "before clocks go forward": "2026-03-29T01:59:59",
        "where clocks skip an hour": "2026-03-29T02:30:00",
        "after clocks go forward": "2026-03-29T03:00:00",
        "before clocks go back": "2026-10-25T01:59:59",
        "where clocks show an hour twice": "2026-10-25T02:30:00",
        "after clocks go back": "2026-10-25T03:00:00",
      },
    },
    schema: { type: "integer" },
    sent: (_, text, zone) => Math.floor(momentOf(text.trim(), zone) / 1000),
  },
  extract: {
    reads: "part",
    schema: { type: "string" },
    sent: (value, text, pattern) => new RegExp(pattern, "u").exec(text)?.[1] ?? value,
  },
  prefix: {
    reads: "part",
    schema: { type: "string" },
    sent: (_, text, before) => (text.startsWith(before) ? text : before + text),
  },
} satisfies Readonly<Record<string, Reading>>;

/** What is made of a value before it travels, with what stands beside the name. */
export interface SentStep {
  readonly name: keyof typeof readings;
  readonly of: string;
}

/** Whether a step acts after limits. */
export function isSentStep(step: { readonly name: string; readonly of: string }): step is SentStep {
  return Object.hasOwn(readings, step.name);
}

export function readingOf({ name }: SentStep): Reading {
  return readings[name];
}

/** What makes another value, and no part or more of the same text. */
export function rewritingsIn(steps: readonly SentStep[]): readonly SentStep[] {
  return steps.filter((step) => readingOf(step).reads !== "part");
}

/** What stands beside the name of a step; undefined where there is none. */
export function argumentIn(steps: readonly SentStep[], name: SentStep["name"]): string | undefined {
  return steps.find((step) => step.name === name)?.of;
}

/** The parameter whose text, or default, is the time zone of a step that reads clocks. */
export function zoneIn(steps: readonly SentStep[]): string | undefined {
  return steps.find((step) => readingOf(step).reads === "clock")?.of;
}

function fileText(value: Value): string | undefined {
  const { base64 }: { readonly base64?: unknown } = Object(value);
  return typeof base64 === "string" ? base64 : undefined;
}

/** The first moment at which a clock shows a text; of what it skips, as if it had not been changed. */
function momentOf(text: string, zone: string): number {
  if (/T.*(?:Z|[+-]\d\d:\d\d)$/i.test(text)) return Date.parse(text);
  const shownAt = (time: number) => Date.parse(`${clockText(new Date(time).toISOString(), zone)}Z`);
  const wanted = Date.parse(`${clockText(text, zone)}Z`);
  const quarters = Array.from({ length: 108 }, (_, index) => wanted + (index - 56) * 900_000);
  const found = quarters.find((time) => shownAt(time) === wanted);
  const dayBefore = wanted - 86_400_000;
  return found ?? wanted + dayBefore - shownAt(dayBefore);
}

/** What a clock shows; a text that names no offset is what it shows. */
function clockText(text: string, zone: string): string {
  if (!text.toUpperCase().includes("T")) return `${text}T00:00:00`;
  const isInstant = /(?:Z|[+-]\d\d:\d\d)$/i.test(text);
  const shownIn = isInstant ? zone : "UTC";
  const time = new Date(isInstant ? text : `${text}Z`);
  // In Swedish a date is written as ISO 8601 has it.
  return time.toLocaleString("sv-SE", { timeZone: shownIn }).replace(" ", "T");
}

import type { HoleChoice } from "../contract/template-text.ts";
import type { Value } from "../contract/types.ts";

/** Stands in an expected request for what each call makes of its own: the time, or a UUID. */
export function madeText(choice: Extract<HoleChoice, { kind: "uuid" | "now" }>): string {
  return choice.kind === "uuid" ? "~made:uuid~" : `~made:${choice.form}:${choice.minusMs}~`;
}

const marks = /"?~made:([a-z-]+)(?::(\d+))?~"?/g;

/** As they are written, by form; numbers stand without quotes in JSON text. */
const forms: Readonly<Record<string, string>> = {
  uuid: "[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}",
  "date-time": "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ",
  date: "\\d{4}-\\d\\d-\\d\\d",
  http: "\\w{3}, \\d\\d \\w{3} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT",
  epoch: "\\d{9,11}",
  "epoch-ms": "\\d{12,14}",
};

/** Whether a value has what calls make of their own. */
export function isMade(expected: unknown): boolean {
  return typeof expected === "string" && expected.includes("~made:");
}

/** What a call made of its own. */
export interface Made {
  readonly form: string;
  readonly text: string;
  readonly minusMs: number;
}

/**
 * What stands in the place of the marks of an expected text; null where the value does not have its form.
 * Outside JSON (`isText`) a number is text, too.
 */
export function madeIn(expected: string, actual: unknown, isText = false): readonly Made[] | null {
  const found: { readonly form: string; readonly minusMs: number }[] = [];
  let pattern = "";
  let end = 0;
  for (const { 0: whole, 1: form = "", 2: minus = "0", index } of expected.matchAll(marks)) {
    const isNumber = form.startsWith("epoch");
    const [open, close] = isNumber
      ? ["", ""]
      : [whole.startsWith('"'), whole.endsWith('"')].map((has) => (has ? '"' : ""));
    pattern += `${escaped(expected.slice(end, index))}${open}(${forms[form] ?? ""})${close}`;
    found.push({ form, minusMs: Number(minus) });
    end = index + whole.length;
  }
  pattern += escaped(expected.slice(end));
  const isAlone = expected.startsWith("~made:epoch") && expected.lastIndexOf("~made:") === 0;
  if (!isText && isAlone && expected.endsWith("~") && typeof actual === "string") return null;
  const match = new RegExp(`^${pattern}$`, "s").exec(String(actual));
  return match && found.map((each, index) => ({ ...each, text: match[index + 1] ?? "" }));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** The time that a text stands for, at the time of the call; undefined for what is no time. */
export function timeOf({ form, text, minusMs }: Made): number | undefined {
  if (form === "uuid") return undefined;
  const time =
    form === "epoch" ? Number(text) * 1000 : form === "epoch-ms" ? Number(text) : Date.parse(text);
  return time + minusMs;
}

/** What stands for that time in a call of this moment, in milliseconds since 1970; seconds that have begun count. */
export function textAt({ form, minusMs }: Made, now: number): string {
  const time = now - minusMs;
  const second = new Date(time - (((time % 1000) + 1000) % 1000));
  switch (form) {
    case "epoch":
      return `${second.valueOf() / 1000}`;
    case "epoch-ms":
      return `${time}`;
    case "http":
      return second.toUTCString();
    default:
      return second.toISOString().replace(form === "date" ? /T.*/ : ".000", "");
  }
}

/**
 * The value with the marks that are expected, wherever it has the form of what they stand for.
 * `isText` says of queries, headers and forms that all their values are texts.
 */
export function withMarks(
  expected: Value,
  actual: Value,
  keep: (made: Made) => boolean,
  isText = false,
): Value {
  if (typeof expected === "string" && isMade(expected)) {
    const made = madeIn(expected, actual, isText);
    return made?.every(keep) ? expected : actual;
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return actual.map((each: Value, index) =>
      withMarks(expected[index] ?? null, each, keep, isText),
    );
  }
  const isBoth = [expected, actual].every(
    (each) => typeof each === "object" && each !== null && !Array.isArray(each),
  );
  if (!isBoth) return actual;
  // Both are objects.
  const wanted = expected as Readonly<Record<string, Value>>;
  const members = Object.entries(actual as Readonly<Record<string, Value>>);
  return Object.fromEntries(
    members.map(([name, each]) => [
      name,
      withMarks(Object.hasOwn(wanted, name) ? (wanted[name] ?? null) : null, each, keep, isText),
    ]),
  );
}

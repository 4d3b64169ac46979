import type { Inputs } from "../oracle/values.ts";
import { counted } from "./format.ts";
import type { CaseReport, ContractReport } from "./types.ts";

/** What is wrong in several cases for one reason. */
export interface Cause {
  readonly provider: string;
  /** Of the first case, whole. */
  readonly message: string;
  readonly first: CaseReport;
  readonly count: number;
}

/**
 * What is wrong, without the values of the case: what the mock or an error itself says is kept whole, of a place
 * that differs only the place, of an output only that it is one, and texts that the case gives are called by their
 * inputs.
 */
export function causeOf(message: string, id: string, inputs: Inputs): string {
  const own = withoutCase(message, id)
    .replace(/; \S+\.yaml:\d+ says so: .*$/s, "")
    .replace(/^(?:prepared: |request \d+: )+/, "")
    .replace(/; [\w.]+ in \S+\.yaml decides$/, "")
    // Of a sequence that ends early, what ended it.
    .replace(/^expected (?:one request|\d+ requests), got \d+, then /, "");
  const bare = own.startsWith("expected ")
    ? own
        .replace(/(?<=^expected the error \w+, got )[[{"].*$/s, "an output")
        .replace(/(?<= for )[\w.]+ at [\w.[\]]+/, "an output")
    : own.replace(/(?:[:,] expected |(?<=, which is not declared): ).*$/s, "");
  return Object.entries(inputs).reduce(
    (text, [name, value]) =>
      typeof value === "string" && value.length > 3 ? text.replaceAll(value, `{${name}}`) : text,
    bare,
  );
}

/** A message without the name of its case, which is told beside it. */
export function withoutCase(message: string, id: string): string {
  return message.replace(`${id}: `, "");
}

/** The causes of all failures, the widest of each provider first. */
export function causesOf({ providers }: ContractReport): readonly Cause[] {
  return providers.flatMap(({ provider, operations }) => {
    const known = new Map<string, Cause>();
    for (const first of operations.flatMap(({ cases }) => cases)) {
      for (const [at, cause] of first.causes.entries()) {
        const message = withoutCase(first.failures[at] ?? "", first.id);
        const { count = 0, ...before } = known.get(cause) ?? { provider, message, first };
        // One case may say the same of several places.
        known.set(cause, { ...before, count: count + 1 });
      }
    }
    return [...known.values()].toSorted((one, other) => other.count - one.count);
  });
}

/** Whom a cause is about, and where to look: a case by its name, several by their number. */
export function sayCause({ provider, first, count }: Cause): {
  readonly who: string;
  readonly where: string | undefined;
} {
  if (count === 1) return { who: first.id, where: first.place };
  const where = [`first: ${first.id}`, first.place].filter(Boolean).join("; ");
  return { who: `${counted(count, "case")} of ${provider}`, where };
}

import type { Checked } from "./checked.ts";
import type { Failure } from "./failures.ts";
import type { Judged } from "./suite.ts";

/** What came of a run. */
export interface Outcome {
  readonly seed: number;
  readonly count: number;
  readonly checked: Checked;
  readonly result: Judged;
}

/** A line for each manifest, what is said against it, and the totals. */
export function summary({ seed, count, checked, result }: Outcome): string {
  const { accepted, refused } = checked;
  const lines = accepted.flatMap(({ made }) =>
    linesOf(made.id, result.failures.get(made.id) ?? []),
  );
  const reds = accepted.filter(({ made }) => result.failures.get(made.id)?.length).length;
  const codes = [...refused].toSorted(([, a], [, b]) => b - a);
  const all = [
    ...lines,
    ...kindLines([...result.failures.values()]),
    `seed ${seed}: ${count} manifests, ${count - accepted.length} refused by check${codes.length > 0 ? ":" : ""} ${codes.map(([code, times]) => `${code} ${times}`).join(", ")}`.trim(),
    `${accepted.length - reds} green, ${reds} red; ${number(result.cases)} cases, ${number(result.items)} coverage items`,
  ];
  return `${all.join("\n")}\n`;
}

function linesOf(id: string, failures: readonly Failure[]): readonly string[] {
  if (failures.length === 0) return [`green ${id}`];
  const kinds = new Map(failures.toReversed().map((failure) => [failure.kind, failure.text]));
  return [
    `red   ${id}: ${failures.length} failures of ${kinds.size} kinds`,
    ...[...kinds.values()].map((text) => `      ${text.split("\n")[0] ?? ""}`.slice(0, 300)),
  ];
}

/** Kinds of failures by how many manifests have them, the most frequent first. */
function kindLines(all: readonly (readonly Failure[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const failures of all) {
    for (const kind of new Set(failures.map((failure) => failure.kind))) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([kind, count]) => `${String(count).padStart(4)} ${kind}`);
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}

import { type Bump, BUMPS, type Change, SEVERITIES, type Severity } from "../change.ts";
import type { ToolTokens } from "./tool-tokens.ts";

/** What differs between two states, by package. */
export interface Report {
  /** The states, as people name them. */
  readonly base: string;
  readonly head: string;
  /** Packages that differ, in the order of their names. */
  readonly packages: readonly PackageReport[];
}

export interface PackageReport {
  readonly id: string;
  /** Bump that follows from the gravest change. */
  readonly bump: Bump;
  readonly counts: Readonly<Record<Severity, number>>;
  /** The gravest first. */
  readonly changes: readonly Change[];
  /** Tools that take another number of tokens. */
  readonly tools: readonly ToolTokens[];
}

/** Puts changes of the same package together. `toolsIn` gives its tools that take other tokens. */
export function reportOf(
  base: string,
  head: string,
  changes: readonly Change[],
  toolsIn: (id: string) => readonly ToolTokens[] = () => [],
): Report {
  const packages = grouped(changes, (change) => change.package);
  return { base, head, packages: packages.map(([id, own]) => packageReport(id, own, toolsIn(id))) };
}

function packageReport(
  id: string,
  changes: readonly Change[],
  tools: readonly ToolTokens[],
): PackageReport {
  const sorted = SEVERITIES.flatMap((severity) =>
    changes.filter((change) => change.severity === severity),
  );
  return {
    id,
    bump: BUMPS[sorted[0]?.severity ?? "docs"],
    counts: countsOf(changes),
    changes: sorted,
    tools,
  };
}

/** How many changes there are of each severity. */
export function countsOf(changes: readonly Change[]): PackageReport["counts"] {
  const count = (severity: Severity) =>
    changes.filter((change) => change.severity === severity).length;
  return {
    breaking: count("breaking"),
    additive: count("additive"),
    fix: count("fix"),
    docs: count("docs"),
  };
}

/** Changes with the same key together, in the order in which the keys first come. */
export function grouped(
  changes: readonly Change[],
  keyOf: (change: Change) => string,
): readonly (readonly [string, readonly Change[]])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const group = groups.get(keyOf(change)) ?? [];
    groups.set(keyOf(change), group);
    group.push(change);
  }
  return [...groups];
}

/** True when a change is at least as grave. */
export function holds({ packages }: Report, least: Severity): boolean {
  const grave = SEVERITIES.slice(0, SEVERITIES.indexOf(least) + 1);
  return packages.some(({ counts }) => grave.some((severity) => counts[severity] > 0));
}

/** `1 breaking, 2 docs`, the gravest first. */
export function countsText(counts: PackageReport["counts"]): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${severity}`)
    .join(", ");
}

/** `about 79 -> 92 tokens as a tool` */
export function tokensText({ before, after }: ToolTokens): string {
  if (before === null) return `about ${after} tokens as a tool, which is new`;
  return `about ${before} -> ${after} tokens as a tool`;
}

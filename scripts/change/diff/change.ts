import { filled, type SourceRange } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { type RuleId, rules } from "./catalog.ts";
import type { Contract, Pair } from "../../language/contract.ts";
import type { Rule, RuleValues } from "./rule.ts";
import { type Subject, subjectAt } from "./subject.ts";

/** One difference between two states of a package. */
export interface Change extends Pick<Rule, "direction" | "severity" | "message" | "reason"> {
  readonly rule: RuleId;
  /** Id of the package: `books`. */
  readonly package: string;
  /** Id of the operation, by its name in the head where it has one there; null: the package as a whole. */
  readonly operation: string | null;
  /** What it is about within that; null: all of it. */
  readonly subject: Subject | null;
  /** Where it stands in each state; null where that state has nothing to point at. */
  readonly base: SourceRange | null;
  readonly head: SourceRange | null;
}

/** Positions of a change in both manifests; null where one has nothing of it. */
export interface Positions {
  readonly base: ManifestPath | null;
  readonly head: ManifestPath | null;
  /** What stands there, where the paths do not name it: items of lists have numbers. */
  readonly subject?: Subject;
}

/** Creates changes of one package; the compiler checks that `values` fits the rule's sentence. */
export type Report = <Id extends RuleId>(
  rule: Id,
  positions: Positions,
  values: RuleValues<(typeof rules)[Id]>,
) => Change;

/** The same position in both manifests. */
export function both(path: ManifestPath): Positions {
  return { base: path, head: path };
}

/** Reports changes of an operation, or with null of the package as a whole. */
export function reporter({ base, head }: Pair, operation: string | null): Report {
  const report = packageReporter(head.provider.id);
  return (id, positions, values) => ({
    ...report(id, values),
    operation,
    subject: positions.subject ?? subjectAt(positions.head ?? positions.base ?? []),
    base: rangeOf(base, positions.base),
    head: rangeOf(head, positions.head),
  });
}

/** Creates changes of one emitted package, which have no place in a manifest. */
export type PackageReporter = <Id extends RuleId>(
  rule: Id,
  values: RuleValues<(typeof rules)[Id]>,
) => Change;

/** Reports changes of an emitted package. */
export function packageReporter(id: string): PackageReporter {
  return (name, values) => {
    const rule: Rule = rules[name];
    const message = filled(rule.message, values);
    const nowhere = { operation: null, subject: null, base: null, head: null };
    return { ...rule, rule: name, package: id, message, ...nowhere };
  };
}

function rangeOf({ source }: Contract, path: ManifestPath | null): SourceRange | null {
  return path && source.keyAt(path);
}

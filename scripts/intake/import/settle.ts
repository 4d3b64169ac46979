import { formatText } from "../../../packages/workflow/src/diagnostics/format.ts";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import type { Provider } from "../../language/ir/types.ts";
import type { ManifestPath, ManifestSource } from "../../language/manifest/source.ts";
import { InputError } from "../../system/input-error.ts";
import type { OperationIds } from "../draft/names.ts";
import type { LeftOut } from "../draft/obstacle.ts";
import type { Remark } from "../draft/print.ts";
import type { VendorOperation } from "../model.ts";
import { type Verdict, verdictOn } from "./sound.ts";

/** A manifest with these operations drafted in it. */
export interface Attempt {
  readonly text: string;
  readonly ids: OperationIds;
  /** Names of schemas that were drafted. */
  readonly schemas: readonly string[];
  /** What is left to a person. */
  readonly remarks: readonly Remark[];
}

/** Drafts operations; of schemas with mistakes it says no more than their names, and plain ones give their replies as a whole. */
export type Build = (
  operations: readonly VendorOperation[],
  open: ReadonlySet<string>,
  plain: ReadonlySet<VendorOperation>,
) => Attempt;

export interface Settled {
  /** Null where none of the operations can be drafted. */
  readonly text: string | null;
  readonly ids: OperationIds;
  readonly leftOut: readonly LeftOut[];
  /** What is left to a person of what was drafted. */
  readonly remarks: readonly Remark[];
  /** What the manifest means; null without a text. */
  readonly lowered: Provider | null;
}

/** Where the manifest is, for its diagnostics and for the hooks beside it. */
interface Where {
  readonly shown: string;
  readonly folder: string | null;
}

/** Of a draft without operations. */
export const NOTHING = {
  text: null,
  ids: new Map(),
  leftOut: [],
  remarks: [],
  lowered: null,
} satisfies Settled;

/**
 * Drafts as many of the operations as give a manifest that passes the check. Mistakes of one leave
 * it out, and no other; mistakes that are none of theirs are an InputError.
 */
export function settle(
  operations: readonly VendorOperation[],
  { shown, folder }: Where,
  build: Build,
): Settled {
  const leftOut = new Map<VendorOperation, LeftOut>();
  const open = new Set<string>();
  const plain = new Set<VendorOperation>();
  for (;;) {
    const kept = operations.filter((operation) => !leftOut.has(operation));
    if (kept.length === 0) return { ...NOTHING, leftOut: [...leftOut.values()] };
    const attempt = build(kept, open, plain);
    const { text, ids, remarks } = attempt;
    const verdict = verdictOn({ path: shown, text }, folder);
    if (verdict.errors.length === 0) {
      const lowered = verdict.lowered?.() ?? null;
      return { text, ids, leftOut: [...leftOut.values()], remarks, lowered };
    }
    const before = leftOut.size + open.size + plain.size;
    for (const [operation, { code, message }] of blamed(attempt, verdict)) {
      // Its outputs may be of what is said no more of its reply.
      if (open.size > 0 && !plain.has(operation)) {
        plain.add(operation);
        continue;
      }
      const reason = "its draft does not pass the check";
      leftOut.set(operation, { operation, reason, detail: `${code}: ${message}` });
    }
    for (const name of blamedSchemas(attempt, verdict)) open.add(name);
    if (leftOut.size + open.size + plain.size === before) throw mistaken(verdict.errors);
  }
}

function mistaken(errors: readonly Diagnostic[]): InputError {
  const few = errors.slice(0, 5).map((found) => formatText(found));
  const more = errors.length > 5 ? [`and ${errors.length - 5} more errors`] : [];
  const text = [...few, ...more].join("\n\n");
  return new InputError(`the draft has mistakes, and nothing was written\n\n${text}\n`);
}

/** Each operation with the first error that lies within it. */
function blamed({ ids }: Attempt, verdict: Verdict): ReadonlyMap<VendorOperation, Diagnostic> {
  const found = [...ids].flatMap(([operation, id]) => {
    const [first] = within(["operations", id], verdict);
    return first ? [[operation, first] as const] : [];
  });
  return new Map(found);
}

function blamedSchemas({ schemas }: Attempt, verdict: Verdict): readonly string[] {
  return schemas.filter((name) => within(["schemas", name], verdict).length > 0);
}

function within(path: ManifestPath, { errors, source }: Verdict): readonly Diagnostic[] {
  if (source === null) return [];
  const [start, end] = extentOf(path, source);
  return errors.filter(({ range }) => range.start >= start && range.start < end);
}

function extentOf(path: ManifestPath, source: ManifestSource): readonly [number, number] {
  return [source.keyAt(path).start, source.valueAt(path).end];
}

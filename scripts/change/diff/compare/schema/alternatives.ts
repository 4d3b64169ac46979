import { isDeepStrictEqual } from "node:util";
import type { Change } from "../../change.ts";
import { code } from "../inline-code.ts";
import type { Described } from "./described.ts";
import { alternativesOf, resolved, type SchemaNode } from "./node.ts";
import { typeCode } from "./types.ts";
import type { DescribedPair, Walk } from "./walk.ts";

/** Alternatives that came, went, or differ. A schema without any is its own only one. */
export function* compareAlternatives(
  { base, head }: DescribedPair,
  { report, enter }: Walk,
): Iterable<Change> {
  const [before, after] = [waysOf(base), waysOf(head)];
  const { pairs, gone, come } = matched(before, after);
  for (const [one, other] of pairs) yield* enter(one, other);
  const member = code(head.node.name);
  for (const node of gone) {
    if (isListedIn(after, node)) continue;
    const positions = { base: node.at, head: head.node.at };
    yield report("reply-alternative-removed", positions, { member, type: typeCode(node) });
  }
  for (const node of come) {
    if (isListedIn(before, node)) continue;
    const positions = { base: base.node.at, head: node.at };
    yield report("reply-alternative-added", positions, { member, type: typeCode(node) });
  }
}

function waysOf({ alternatives, node }: Described): readonly SchemaNode[] {
  const ways = alternatives.length > 0 ? alternatives : alternativesOf(node);
  if (ways.length > 0) return ways;
  // Null and the description of the whole are compared apart.
  const { description: _, type, ...rest } = node.schema;
  const types = [type ?? []].flat().filter((one) => one !== "null");
  const [only] = types;
  if (only === undefined) return [{ ...node, schema: rest }];
  return [{ ...node, schema: { ...rest, type: types.length === 1 ? only : types } }];
}

/** Whether it lists values that another alternative allows in any case, as those of its type. */
function isListedIn(ways: readonly SchemaNode[], { schema }: SchemaNode): boolean {
  const { enum: values, type } = schema;
  if (!Array.isArray(values)) return false;
  const types = new Set<unknown>(values.map((value) => typeof value));
  return ways.some((way) => {
    const { type: allowed, description: _, ...limits } = resolved(way).schema;
    return (
      Object.keys(limits).length === 0 &&
      types.size === 1 &&
      types.has(allowed) &&
      (type ?? allowed) === allowed
    );
  });
}

interface Matched {
  readonly pairs: readonly (readonly [SchemaNode, SchemaNode])[];
  readonly gone: readonly SchemaNode[];
  readonly come: readonly SchemaNode[];
}

/** Equal ones belong together; of the rest those of one place, when as many came as went. */
function matched(base: readonly SchemaNode[], head: readonly SchemaNode[]): Matched {
  const come = [...head];
  const equal = base.flatMap((before) => {
    const at = come.findIndex((after) => isAlike(before, after));
    return at < 0 ? [] : come.splice(at, 1).map((after) => [before, after] as const);
  });
  const taken = new Set(equal.map(([before]) => before));
  const gone = base.filter((before) => !taken.has(before));
  if (gone.length !== come.length) return { pairs: equal, gone, come };
  const moved = gone.flatMap((before, index) => {
    const after = come[index];
    return after ? [[before, after] as const] : [];
  });
  return { pairs: [...equal, ...moved], gone: [], come: [] };
}

/** Whether two say the same, or are the schema of the same name, whatever it says. */
function isAlike(base: SchemaNode, head: SchemaNode): boolean {
  if (isDeepStrictEqual(base.schema, head.schema)) return true;
  const [before, after] = [resolved(base).at, resolved(head).at];
  return before.length === 2 && isDeepStrictEqual(before, after);
}

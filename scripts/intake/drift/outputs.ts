import { pathsIn } from "../../../packages/runtime/src/conditions.ts";
import {
  argumentOf,
  isAsRead,
  type PathValue,
  wholeOf,
  wordOf,
} from "../../language/ir/output-steps.ts";
import { parsePath } from "../../language/ir/path.ts";
import type { Operation, Path, Source, ValueType } from "../../language/ir/types.ts";
import { keyOf, placeOf } from "../../language/manifest/output-source.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { isText, valuesIn } from "../../language/words/steps/sources.ts";
import { stepName } from "../../language/words/steps.ts";
import type { Finding } from "../finding.ts";
import { memberAt } from "../shape/members.ts";
import type { SchemaNode } from "../shape/node.ts";
import { typesOf } from "../shape/types.ts";
import type { OperationComparison } from "./comparison.ts";
import { either } from "./list-text.ts";

/** What paths lead into: bodies of replies, and inside a list its items. */
interface Roots {
  readonly body: readonly SchemaNode[];
  readonly item: readonly SchemaNode[];
}

/** Whether what outputs and pages are taken from is still where the manifest says. */
export function* compareOutputs(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs } = comparison;
  // A hook makes another body of the vendor's.
  if (ours.hooks.reply !== null) return;
  const bodies = theirs.replies.flatMap(({ status, said, schema }) => {
    const isRead = said !== undefined || ours.replies.some((reply) => reply.status === status);
    return isRead && schema ? [{ schema, at: [] }] : [];
  });
  const roots = { body: bodies, item: [] };
  const own = ["operations", ours.id];
  for (const { name, source, type } of ours.outputs) {
    if (source.kind !== "path") continue;
    const path = [...own, "output", name];
    yield* compareSource(source, roots, path, comparison);
    yield* compareType(source, type, roots, path, comparison);
  }
  for (const [name, path] of pagePaths(ours))
    yield* missing([path], roots, [...own, "page", name], comparison);
}

function pagePaths({ page }: Operation): readonly (readonly [string, Path])[] {
  if (page === null) return [];
  const { items, next, counted, until } = page;
  const [more = null] = until ? pathsIn(until) : [];
  const { pages = null, total = null } = counted ?? {};
  return Object.entries({ items, next, more, pages, total }).flatMap(([name, path]) =>
    path === null ? [] : [[name, path] as const],
  );
}

function* compareType(
  source: PathValue,
  type: ValueType,
  roots: Roots,
  path: ManifestPath,
  { tell, followTheirs }: OperationComparison,
): Generator<Finding> {
  const wanted = readType(source, type);
  for (const each of wanted === undefined ? [] : source.paths)
    for (const node of found(each, roots, followTheirs)) {
      const types = typesOf(node, followTheirs);
      // A whole number fits a text as its digits.
      const isWhole = types?.has("integer") && (wanted === "number" || wanted === "string");
      if (types === null || types.has(wanted ?? "") || isWhole) continue;
      yield tell(
        "got-other",
        path,
        `The vendor returns ${either(types)} for \`${each}\`, not ${wanted}`,
      );
    }
}

/** The type that the value in the reply has to have; undefined where it may have any. */
function readType({ steps }: PathValue, type: ValueType): ValueType | undefined {
  if (steps.some((step) => typeof step === "string")) return undefined;
  const words = steps.map(wordOf).filter(({ makes }) => makes !== "same");
  if (words.length === 0) return type === "json" ? undefined : type;
  // One that takes other types reads this one as another.
  const [kind] = words.every(({ takes }) => takes.length === 1) ? (words[0]?.takes ?? []) : [];
  return kind === "array" || kind === "object" ? undefined : kind;
}

/** Every path of an output, those in its texts, conditions and items included. */
function* compareSource(
  { paths, steps }: PathValue,
  roots: Roots,
  path: ManifestPath,
  comparison: OperationComparison,
): Generator<Finding> {
  const { followTheirs } = comparison;
  yield* missing(paths, roots, path, comparison);
  const held = paths.flatMap((one) => found(one, roots, followTheirs));
  const item = held.flatMap((list) => memberAt(list, 0, followTheirs)).filter(isNode);
  const inside = { body: roots.body, item };
  const before = steps.filter((step) => keyOf(stepName(step)) !== "convert").length;
  for (const [index, step] of steps.entries()) {
    if (typeof step === "string") return;
    const word = wordOf(step);
    const read = word.inside(argumentOf(step));
    const isOfItems = word.takes.join() === "array";
    for (const source of read)
      yield* compareValue(
        source,
        isOfItems ? inside : roots,
        [...path, ...placeOf(step, source, index - before)],
        comparison,
      );
    // What follows reads the names that were given before.
    if (read.length > 0 && !isAsRead(step)) return;
  }
}

/** The paths of a value in a text or in an item. */
function* compareValue(
  source: Source,
  roots: Roots,
  path: ManifestPath,
  comparison: OperationComparison,
): Generator<Finding> {
  if (typeof source === "string") yield* missing([source], roots, path, comparison);
  else if (isText(source))
    for (const value of valuesIn(source)) yield* compareValue(value, roots, path, comparison);
  else if ("members" in source) {
    const { members, spread } = source;
    if (spread !== undefined) yield* missing([spread], roots, [...path, "..."], comparison);
    for (const [name, member] of Object.entries(members)) {
      const isObject = typeof member === "object" && "members" in member;
      const place = [...path, name, ...(isObject ? ["from"] : [])];
      yield* compareValue(member, roots, place, comparison);
    }
  } else yield* compareSource(wholeOf(source), roots, path, comparison);
}

/** One finding when none of the paths leads anywhere in any of what it leads into. */
export function* missing(
  paths: readonly Path[],
  roots: Roots,
  path: ManifestPath,
  { tell, followTheirs }: OperationComparison,
): Generator<Finding> {
  const isGone = (each: Path) => {
    const ends = endsOf(each, roots, followTheirs);
    return ends.length > 0 && ends.every((end) => end === "absent");
  };
  if (paths.length > 0 && paths.every(isGone))
    yield tell("got-gone", path, `The vendor's reply has no \`${paths.join("` or `")}\``);
}

type End = ReturnType<typeof memberAt>;

/** Where a path leads in each of what it leads into. */
function endsOf(
  path: Path,
  { body, item }: Roots,
  follow: OperationComparison["followTheirs"],
): readonly End[] {
  const [root, ...members] = parsePath(path);
  const nodes = root === "body" ? body : root === "item" ? item : [];
  const step = (end: End, member: string | number) =>
    isNode(end) ? memberAt(end, member, follow) : end;
  return nodes.map((node) => members.reduce(step, node));
}

function found(...path: Parameters<typeof endsOf>): readonly SchemaNode[] {
  return endsOf(...path).filter(isNode);
}

function isNode(end: End): end is SchemaNode {
  return typeof end !== "string";
}

import { parsePath } from "../../language/ir/path.ts";
import type {
  Operation,
  Output,
  OutputItem,
  OutputMember,
  OutputSource,
  Path,
  ValueType,
} from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
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

type PathSource = Extract<OutputSource, { readonly kind: "path" }>;

/** Whether what outputs and pages are taken from is still where the manifest says. */
export function* compareOutputs(comparison: OperationComparison): Generator<Finding> {
  const { ours } = comparison;
  const own = ["operations", ours.id];
  const isDeclared = (status: number) => ours.replies.some((reply) => reply.status === status);
  const roots = { body: bodiesOf(comparison, isDeclared), item: [] };
  // A hook makes another body of the vendor's.
  if (ours.hooks.reply === null) {
    for (const output of ours.outputs) yield* compareOutput(output, roots, comparison);
    for (const [name, path] of pagePaths(ours)) {
      yield* missing([path], roots, [...own, "page", name], comparison);
    }
  }
}

function bodiesOf({ theirs }: OperationComparison, wanted: (status: number) => boolean) {
  const replies = theirs.replies.filter(({ status, said }) => said !== undefined || wanted(status));
  return replies.flatMap(({ schema }) => (schema ? [{ schema, at: [] }] : []));
}

function pagePaths({ page }: Operation): readonly (readonly [string, Path])[] {
  if (page === null) return [];
  const { items, next, counted, more } = page;
  const { pages = null, total = null } = counted ?? {};
  return Object.entries({ items, next, more, pages, total }).flatMap(([name, path]) =>
    path === null ? [] : [[name, path] as const],
  );
}

function* compareOutput(
  { source, name, type }: Output,
  roots: Roots,
  comparison: OperationComparison,
): Generator<Finding> {
  if (source.kind !== "path") return;
  const path = ["operations", comparison.ours.id, "output", name];
  yield* compareSource(source, roots, path, comparison);
  const wanted = readType(source, type);
  if (wanted === undefined) return;
  for (const each of source.paths) {
    for (const node of found(each, roots, comparison)) {
      const types = typesOf(node, comparison.followTheirs);
      // A whole number fits a text as its digits.
      const isWhole = types?.has("integer") && (wanted === "number" || wanted === "string");
      if (types === null || types.has(wanted) || isWhole) continue;
      const text = `The vendor returns ${either(types)} for \`${each}\`, not ${wanted}`;
      yield comparison.tell("got-other", path, text);
    }
  }
}

/** The type that the value in the reply has to have; undefined where it may have any. */
function readType(source: PathSource, type: ValueType): ValueType | undefined {
  const { text, take, join, lines, is, map, convert, divide, cut } = source;
  const words = [text, join, lines, is, map, convert];
  if (take !== null || words.some((word) => word !== undefined)) return undefined;
  if (divide !== undefined) return "number";
  if (cut !== undefined) return "string";
  return type === "json" ? undefined : type;
}

/** Every path of an output, those in its texts, conditions and items included. */
function* compareSource(
  source: PathSource,
  roots: Roots,
  path: ManifestPath,
  comparison: OperationComparison,
): Generator<Finding> {
  const { paths, text = [], where = [], each, items, lines = [] } = source;
  yield* missing(paths, roots, path, comparison);
  yield* compareMembers(text, roots, [...path, "text"], comparison);
  const inside = { body: roots.body, item: itemsOf(paths, roots, comparison) };
  for (const condition of where)
    yield* missing([condition.path], inside, [...path, "where", condition.path], comparison);
  for (const [member, inner] of Object.entries(each ?? {}))
    yield* missing([inner], inside, [...path, "each", member], comparison);
  if (items) yield* compareItems(items, inside, [...path, "each"], comparison);
  // A text of what was made before reads the names that were given there.
  if (!each && !items) yield* compareMembers(lines, inside, [...path, "lines"], comparison);
}

function* compareItems(
  items: OutputItem,
  roots: Roots,
  path: ManifestPath,
  comparison: OperationComparison,
): Generator<Finding> {
  if (items.kind === "value") {
    yield* compareMembers([items.of], roots, path, comparison);
    return;
  }
  for (const [name, member] of Object.entries(items.members))
    yield* compareMembers([member], roots, [...path, name], comparison);
}

function* compareMembers(
  members: readonly (string | OutputMember)[],
  roots: Roots,
  path: ManifestPath,
  comparison: OperationComparison,
): Generator<Finding> {
  for (const member of members) {
    if (typeof member === "string" || member.source.kind !== "path") continue;
    yield* compareSource(member.source, roots, path, comparison);
  }
}

function itemsOf(
  paths: readonly Path[],
  roots: Roots,
  comparison: OperationComparison,
): readonly SchemaNode[] {
  const lists = paths.flatMap((each) => found(each, roots, comparison));
  return lists.flatMap((list) => {
    const item = memberAt(list, 0, comparison.followTheirs);
    return typeof item === "string" ? [] : [item];
  });
}

/** One finding when none of the paths leads anywhere in any of what it leads into. */
export function* missing(
  paths: readonly Path[],
  roots: Roots,
  path: ManifestPath,
  { tell, followTheirs }: OperationComparison,
): Generator<Finding> {
  const isGone = (each: Path) => {
    const nodes = nodesFor(each, roots);
    return nodes.length > 0 && nodes.every((node) => follow(each, node, followTheirs) === "absent");
  };
  if (paths.length === 0 || !paths.every(isGone)) return;
  yield tell("got-gone", path, `The vendor's reply has no \`${paths.join("` or `")}\``);
}

function nodesFor(path: Path, { body, item }: Roots): readonly SchemaNode[] {
  const [root] = parsePath(path);
  if (root === "body") return body;
  return root === "item" ? item : [];
}

function found(path: Path, roots: Roots, { followTheirs }: OperationComparison) {
  const nodes = nodesFor(path, roots).map((node) => follow(path, node, followTheirs));
  return nodes.filter((node) => typeof node !== "string");
}

function follow(path: Path, body: SchemaNode, followTheirs: OperationComparison["followTheirs"]) {
  let node: ReturnType<typeof memberAt> = body;
  for (const member of parsePath(path).slice(1)) {
    if (typeof node === "string") return node;
    node = memberAt(node, member, followTheirs);
  }
  return node;
}

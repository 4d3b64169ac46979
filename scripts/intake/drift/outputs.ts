import { parsePath } from "../../language/ir/path.ts";
import type { Operation, Output, Path } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Finding } from "../finding.ts";
import { memberAt, type SchemaNode, typesOf } from "../shape.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { either } from "./list-text.ts";

/** Whether what outputs and pages are taken from is still where the manifest says. */
export function* compareOutputs(comparison: OperationComparison): Generator<Finding> {
  const { ours } = comparison;
  const own = ["operations", ours.id];
  const isDeclared = (status: number) => ours.replies.some((reply) => reply.status === status);
  const bodies = bodiesOf(comparison, isDeclared);
  // A hook makes another body of the vendor's.
  if (ours.hooks.reply === null) {
    for (const output of ours.outputs) yield* compareOutput(output, bodies, comparison);
    for (const [name, path] of pagePaths(ours)) {
      yield* missing([path], bodies, [...own, "page", name], comparison);
    }
  }
}

function bodiesOf({ theirs }: OperationComparison, wanted: (status: number) => boolean) {
  const replies = theirs.replies.filter(({ status }) => wanted(status));
  return replies.flatMap(({ schema }) => (schema ? [{ schema, at: [] }] : []));
}

function pagePaths({ page }: Operation): readonly (readonly [string, Path])[] {
  if (page === null) return [];
  const { items, next, more } = page;
  return [["items", items], ["next", next], ...(more === null ? [] : [["more", more] as const])];
}

function* compareOutput(
  output: Output,
  bodies: readonly SchemaNode[],
  comparison: OperationComparison,
): Generator<Finding> {
  const { source, name, type } = output;
  if (source.kind !== "path") return;
  const path = ["operations", comparison.ours.id, "output", name];
  yield* missing(source.paths, bodies, path, comparison);
  for (const [member, inner] of Object.entries(source.each ?? {})) {
    const items = source.paths.flatMap((each) => found(each, bodies, comparison));
    const one = items.flatMap((list) => {
      const item = memberAt(list, 0, comparison.followTheirs);
      return typeof item === "string" ? [] : [item];
    });
    yield* missing([inner], one, [...path, "each", member], comparison);
  }
  if (type === "json" || source.take !== null) return;
  for (const each of source.paths) {
    for (const node of found(each, bodies, comparison)) {
      const types = typesOf(node, comparison.followTheirs);
      if (types === null || types.has(type) || (type === "number" && types.has("integer")))
        continue;
      yield comparison.report("output-type", positionOf(comparison.theirs, path), {
        path: each,
        type,
        types: either(types),
      });
    }
  }
}

/** One finding when none of the paths leads anywhere in any of the bodies. */
export function* missing(
  paths: readonly Path[],
  bodies: readonly SchemaNode[],
  path: ManifestPath,
  { report, theirs, followTheirs }: OperationComparison,
): Generator<Finding> {
  const isOfBody = paths.every((each) => ["body", "item"].includes(String(parsePath(each)[0])));
  const isGone = (each: Path) =>
    bodies.every((body) => follow(each, body, followTheirs) === "absent");
  if (bodies.length === 0 || paths.length === 0 || !isOfBody || !paths.every(isGone)) return;
  yield report("output-gone", positionOf(theirs, path), { path: paths.join("` or `") });
}

function found(path: Path, bodies: readonly SchemaNode[], { followTheirs }: OperationComparison) {
  if (parsePath(path)[0] !== "body") return [];
  const nodes = bodies.map((body) => follow(path, body, followTheirs));
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

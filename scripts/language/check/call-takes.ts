import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { shownAt } from "../examples/found.ts";
import { textParts } from "../ir/output-text.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestOptions } from "../manifest/types.ts";
import { listedBy } from "./listed.ts";
import { readPath } from "./paths.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";
import type { PreparedCall } from "./prepared-calls.ts";
import { found } from "./reply-paths.ts";

/** What a call takes is in the replies, outputs or items of the operation, as far as they are described. */
export function* checkTaken(
  call: PreparedCall,
  called: PreparedOperation,
  prepared: PreparedManifest,
): Findings {
  const { source } = prepared;
  const { at, word, written } = call;
  if (word === "before") yield* checkFound(written.take, [...at, "take"], called, prepared);
  if (word === "options") yield* checkItems(written, at, called, prepared);
  if (word !== "login") return;
  for (const [name, path] of Object.entries(written.take)) {
    const range = source.valueAt([...at, "take", name]);
    yield* checkOutput(path, range, called);
  }
  const examples = Object.values(called.operation.examples ?? {});
  if (examples.some(({ output }) => output !== undefined)) return;
  const range = source.valueAt([...at, "call"]);
  yield unknown(called, Object.values(written.take).join(" and "), range, IN_EXAMPLES);
}

const IN_EXAMPLES = " in any example";

function unknown({ id }: PreparedOperation, path: string, range: SourceRange, why: string) {
  return diagnostic("call-take-unknown", range, { operation: id, path, why });
}

/** The value is in the replies of a success, and an example shows it. */
function* checkFound(
  take: string,
  at: ManifestPath,
  called: PreparedOperation,
  { source, schemas }: PreparedManifest,
): Findings {
  const range = source.valueAt(at);
  const path = yield* readPath(take, range, ["body", "headers", "status"]);
  if (path === undefined) return;
  const { bodies, operation } = called;
  const isOpen = path.root !== "body" || bodies.success.length === 0;
  const replies = Object.values(operation.examples ?? {}).map(({ reply }) => reply);
  if (!isOpen && found(bodies.success, path.members, schemas).length === 0)
    yield unknown(called, take, range, " in a reply of success");
  else if (shownAt(take, replies) === undefined) yield unknown(called, take, range, IN_EXAMPLES);
}

/** The paths lead somewhere in an item of the only list. */
function* checkItems(
  { take, label = take, type }: ManifestOptions,
  at: ManifestPath,
  called: PreparedOperation,
  prepared: PreparedManifest,
): Findings {
  const { source, schemas } = prepared;
  const [list, ...others] = listedBy(called, prepared);
  if (!list || others.length > 0) {
    const names = [list, ...others].flatMap((each) => each?.name ?? []).join(" and ") || "no list";
    const range = source.valueAt([...at, "call"]);
    yield diagnostic("options-without-list", range, { operation: called.id, names });
    return;
  }
  const holes = label.includes("{")
    ? textParts(label).flatMap((part) => (part.kind === "hole" ? [part.path] : []))
    : [label];
  const paths = { take: [take], type: type ?? [], label: label === take ? [] : holes };
  for (const [word, all] of Object.entries(paths)) {
    for (const path of [all].flat()) {
      const range = source.valueAt([...at, word]);
      const read = yield* readPath(path, range, ["item"]);
      if (!read || list.items.length === 0) continue;
      if (found(list.items, read.members, schemas).length > 0) continue;
      yield unknown(called, path, range, ` in an item of ${list.name}`);
    }
  }
}

/** The name of the output that a path leads into: the value itself, or a member of it. */
export function outputIn(
  members: readonly (string | number)[],
  { operation }: PreparedOperation,
): string | undefined {
  return Object.keys(operation.output).find((name) =>
    name.split(".").every((word, index) => members[index] === word),
  );
}

/** `output.name` is an output; of a hole, and not a part of one. */
export function* checkOutput(
  path: string,
  range: SourceRange,
  called: PreparedOperation,
  isWhole = false,
): Findings {
  const members = path.split(".").slice(1);
  const { output } = called.operation;
  const isKnown = isWhole
    ? Object.hasOwn(output, members.join("."))
    : outputIn(members, called) !== undefined;
  if (isKnown) return;
  const hints = Object.keys(output).map((each) =>
    // What follows the name in the path does not count.
    didYouMean(members.slice(0, each.split(".").length).join("."), [each]),
  );
  yield unknown(called, path, range, hints.find((hint) => hint !== "") ?? "");
}

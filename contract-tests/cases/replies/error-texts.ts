import type { OperationContract, Value } from "../../contract/types.ts";
import { coverageId } from "../coverage/item.ts";
import { type Change, changed, holdersOf, rootOf, valueAt } from "./change.ts";
import { changedProbe, type ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

const errorWords = ["message", "code", "requestId"] as const;

/** Errors that have the provider's words in one place or another, in several, or in none. */
export function wordsOfErrors(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  const { errors } = operation;
  return [
    ...errorWords.flatMap((kind) => [
      ...errors[kind].flatMap((path) => ofPath(operation, kind, path, start)),
      ...pairsOf(errors[kind]).flatMap((pair) => ofPair(operation, kind, pair, start)),
    ]),
    ...ofNone(operation, start),
    ...ofAll(operation, start),
  ];
}

type Kind = (typeof errorWords)[number];

// Only text that is not blank, and numbers, are words.
const others: readonly Value[] = [7, null, "", " ", " with spaces ", true, {}];

function ofPath(
  operation: OperationContract,
  kind: Kind,
  path: string,
  { failure }: Start,
): readonly ReplyProbe[] {
  const shows = { error: [coverageId(operation, "error", kind, path)] };
  return [
    ...changedProbe(failure, [wordsAt(kind, path)], shows, `${kind} at ${path}`),
    ...others.flatMap((value) => changedProbe(failure, [{ path, value }], {})),
    ...holdersOf(path).flatMap((holder) =>
      changedProbe(failure, [{ path: holder, value: null }], {}),
    ),
  ];
}

/** The first of two has words; then it is blank. */
function ofPair(
  operation: OperationContract,
  kind: Kind,
  [first, second]: readonly [string, string],
  { failure }: Start,
): readonly ReplyProbe[] {
  const later = wordsAt(kind, second);
  const blank = { path: first, value: rootOf(first) === "headers" ? "" : " " };
  // What is put in first may leave no room for the other.
  const hasBoth = (change: Change) =>
    valueAt(changed(failure, [later, change]), second) === later.value;
  const about = (word: string) => ({ error: [coverageId(operation, "error", kind, word)] });
  const order = `${first} before ${second}`;
  return [
    { change: wordsAt(kind, first), shows: about(order), words: `${kind} at ${order}` },
    { change: blank, shows: about(`blank ${order}`), words: `${kind} blank at ${order}` },
  ].flatMap(({ change, shows, words }) =>
    hasBoth(change) ? changedProbe(failure, [later, change], shows, words) : [],
  );
}

function ofNone(operation: OperationContract, { failure }: Start): readonly ReplyProbe[] {
  const ids = errorWords.map((kind) => coverageId(operation, "error", kind, "none"));
  return [{ words: "without a body", reply: failure, shows: { error: ids } }];
}

function ofAll({ errors }: OperationContract, { failure }: Start): readonly ReplyProbe[] {
  const changes = errorWords.flatMap((kind) =>
    errors[kind].slice(0, 1).map((path) => wordsAt(kind, path)),
  );
  return changedProbe(failure, changes, {}, "with words for everything");
}

function wordsAt(kind: Kind, path: string): Change {
  return { path, value: `${kind} at ${path}` };
}

function pairsOf(paths: readonly string[]): readonly (readonly [string, string])[] {
  return paths.flatMap((first, index) =>
    paths.slice(index + 1).map((second) => [first, second] as const),
  );
}

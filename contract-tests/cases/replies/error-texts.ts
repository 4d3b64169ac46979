import type { OperationContract, Value } from "../../contract/types.ts";
import { type Change, changed } from "../change.ts";
import { holdersOf, rootOf, valueAt } from "../../oracle/reply-path.ts";
import { changedProbe, type ReplyProbe } from "./probe.ts";
import type { Start } from "./start.ts";

const textNames = ["message", "code", "requestId"] as const;

/** Errors that have the provider's texts in one place or another, in several, or in none. */
export function errorTexts(operation: OperationContract, start: Start): readonly ReplyProbe[] {
  const { errors } = operation;
  return [
    ...textNames.flatMap((kind) => [
      ...errors[kind].flatMap((path) => ofPath(kind, path, start)),
      ...pairsOf(errors[kind]).flatMap((pair) => ofPair(kind, pair, start)),
    ]),
    ...ofNone(start),
    ...ofAll(operation, start),
  ];
}

type Kind = (typeof textNames)[number];

// Only text that is not blank, and numbers, count as texts.
const others: readonly Value[] = [7, null, "", " ", " with spaces ", true, {}];

function ofPath(kind: Kind, path: string, { failure }: Start): readonly ReplyProbe[] {
  return [
    ...changedProbe(failure, [textAt(kind, path)], `${kind} at ${path}`),
    ...others.flatMap((value) => changedProbe(failure, [{ path, value }])),
    ...holdersOf(path).flatMap((holder) => changedProbe(failure, [{ path: holder, value: null }])),
  ];
}

/** The first of two has a text; then it is blank. */
function ofPair(
  kind: Kind,
  [first, second]: readonly [string, string],
  { failure }: Start,
): readonly ReplyProbe[] {
  const later = textAt(kind, second);
  const blank = { path: first, value: rootOf(first) === "headers" ? "" : " " };
  // What is put in first may leave no room for the other.
  const hasBoth = (change: Change) =>
    valueAt(changed(failure, [later, change]), second) === later.value;
  const order = `${first} before ${second}`;
  return [
    { change: textAt(kind, first), title: `${kind} at ${order}` },
    { change: blank, title: `${kind} blank at ${order}` },
  ].flatMap(({ change, title }) =>
    hasBoth(change) ? changedProbe(failure, [later, change], title) : [],
  );
}

function ofNone({ failure }: Start): readonly ReplyProbe[] {
  return [{ title: "without a body", reply: failure }];
}

function ofAll({ errors }: OperationContract, { failure }: Start): readonly ReplyProbe[] {
  const changes = textNames.flatMap((kind) =>
    errors[kind].slice(0, 1).map((path) => textAt(kind, path)),
  );
  return changedProbe(failure, changes, "with words for everything");
}

function textAt(kind: Kind, path: string): Change {
  return { path, value: `${kind} at ${path}` };
}

function pairsOf(paths: readonly string[]): readonly (readonly [string, string])[] {
  return paths.flatMap((first, index) =>
    paths.slice(index + 1).map((second) => [first, second] as const),
  );
}

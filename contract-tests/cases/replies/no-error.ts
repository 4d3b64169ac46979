import type {
  ErrorCondition,
  OperationContract,
  ReplyContent,
  Value,
} from "../../contract/types.ts";
import { holds } from "../../oracle/conditions.ts";
import { type Change, changed } from "../change.ts";
import { rootOf } from "../../oracle/reply-path.ts";

/** A reply of success without what would make an error of it, such as `ok: false`. */
export function withoutError(
  { errors: { when } }: OperationContract,
  reply: ReplyContent,
): ReplyContent {
  const held = (each: ReplyContent) => when.filter((condition) => holds(condition, { ...each }));
  let plain = reply;
  // Each change may let another condition hold.
  for (const _ of when) {
    const [found] = held(plain);
    if (!found) return plain;
    const others = breakingChanges(found).map((change) => changed(plain, [change]));
    const [best = plain] = others.toSorted((a, b) => held(a).length - held(b).length);
    plain = best;
  }
  return plain;
}

/** What breaks one part of a condition that is about a body. */
function breakingChanges(condition: ErrorCondition): readonly Change[] {
  const { match, contains, present, any, unless } = condition;
  const changes: readonly Change[] = [
    ...(any === null ? [] : [{ path: any, value: [] }]),
    ...Object.entries(unless).map(([path, values]) => ({ path, value: values[0] })),
    ...present.map((path) => ({ path, value: undefined })),
    ...Object.keys(contains).map((path) => ({ path, value: "another text" })),
    ...Object.entries(match).map(([path, value]) => ({ path, value: otherValue(value) })),
  ];
  return changes.filter(({ path }) => rootOf(path) === "body");
}

function otherValue(value: Value): Value {
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + 1 : "another text";
}

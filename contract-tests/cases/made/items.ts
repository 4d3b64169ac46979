import type { StepContract } from "../../contract/output-step-types.ts";
import { argument, pathsInItems } from "../../contract/output-steps.ts";
import type { Value } from "../../contract/types.ts";
import { isPresent } from "../../oracle/making.ts";
import { keeping } from "../condition-parts.ts";
import { isMap, membersOf, select } from "../../oracle/path.ts";

export function itemsIn(list: Value | undefined): readonly Value[] {
  return Array.isArray(list) ? list : [];
}

/** The same list, the first item of which keeps all conditions and has all that is read of it. */
export function readList(
  list: Value | undefined,
  steps: readonly StepContract[],
): readonly Value[] {
  const [first = {}, ...others] = itemsIn(list);
  const has = (path: string) => isPresent(select(path, { item: first }));
  const changes = [
    ...pathsInItems(steps).flatMap((path) => (has(path) ? [] : [[path, "text"] as const])),
    ...keeping(argument(steps, "where") ?? {}).map(
      ({ path, value = null }) => [path, value] as const,
    ),
  ];
  const item = changes.reduce(
    (made, [path, value]) => withMember(made, membersOf(path).slice(1), value),
    first,
  );
  return [item, ...others];
}

/** The same list, the first item of which has this value. */
export function withFirst(list: Value | undefined, path: string, value: Value): Value {
  const [first = {}, ...others] = itemsIn(list);
  const [, ...members] = membersOf(path);
  return [withMember(first, members, value), ...others];
}

function withMember(
  holder: Value,
  [member, ...rest]: readonly (string | number)[],
  value: Value,
): Value {
  if (member === undefined) return value;
  const known = isMap(holder) ? holder : {};
  const inside = Object.hasOwn(known, member) ? (known[String(member)] ?? {}) : {};
  return { ...known, [member]: withMember(inside, rest, value) };
}

/** The same list, the first item of which lacks the first member on the path. */
export function withoutFirst(list: Value | undefined, path: string): Value {
  const [first = {}, ...others] = itemsIn(list);
  const [, member] = membersOf(path);
  const kept = isMap(first) ? Object.entries(first).filter(([name]) => name !== member) : [];
  return [Object.fromEntries(kept), ...others];
}

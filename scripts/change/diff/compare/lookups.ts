import type { Json, Lookup } from "../../../language/ir/types.ts";
import { type Change, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import { code } from "./inline-code.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairUp } from "./pair-up.ts";

/** What an operation looks up before its call. */
export function* compareLookups(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const { lookups: from = [] } = base;
  const { lookups: to = [] } = head;
  const { pairs, added, removed } = pairUp(from, to, isSame);
  const positions = (name: string) => ownPositions(operation, ["before", name]);
  for (const [one, other] of pairs) {
    const { name, required } = other.parameter;
    if (required && !one.parameter.required)
      yield report("lookup-made-required", positions(name), { name: code(name) });
    const [was, is] = [textOf(one), textOf(other)];
    if (was === is) continue;
    const values = { name: code(name), from: code(was), to: code(is) };
    yield report("lookup-changed", positions(name), values);
  }
  for (const each of removed) yield report("lookup-removed", positions(nameOf(each)), told(each));
  for (const each of added) {
    const rule = each.parameter.required ? "lookup-required-added" : "lookup-added";
    yield report(rule, positions(nameOf(each)), told(each));
  }
  const order = pairs.map(([, other]) => to.indexOf(other));
  if (order.some((at, index) => at < (order[index - 1] ?? 0)))
    yield report("lookups-reordered", ownPositions(operation, ["before"]), {});
}

function isSame(base: Lookup, head: Lookup): boolean {
  return nameOf(base) === nameOf(head);
}

function nameOf({ parameter }: Lookup): string {
  return parameter.name;
}

function told(lookup: Lookup) {
  return { called: code(lookup.operation), name: code(nameOf(lookup)) };
}

/** `app_list_roles(org: {orgId}): body.data[0].id` */
function textOf({ operation, given, fixed, take }: Lookup): string {
  const holes = Object.entries(given).map(([name, from]) => `${name}: {${from}}`);
  const values = Object.entries(fixed).map(([name, value]: [string, Json]) => {
    return `${name}: ${JSON.stringify(value)}`;
  });
  return `${operation}(${[...holes, ...values].join(", ")}): ${take}`;
}

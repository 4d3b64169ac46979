import { at, type Facts, isInPath, isWritten, parameterOf } from "./facts.ts";
import { operationsOf, type OwnedParameter, parametersOf } from "./places.ts";
import { Scalar } from "yaml";
import {
  dataOf,
  has,
  insert,
  isValue,
  mapAt,
  memberOf,
  newMember,
  nodeAt,
  remove,
  rename,
  textOf,
  type Tree,
} from "./tree.ts";

/** `default` is sent; what the provider takes by itself is `providerDefault`. */
export function defaults(root: Tree, facts: Facts): void {
  for (const parameter of parametersOf(root)) {
    const { map } = parameter;
    const fallback = memberOf(map, "default");
    const sends = memberOf(map, "sendDefault");
    const isSaid = sends === undefined || typeof dataOf(sends.value) === "boolean";
    if (!isSaid || has(map, "providerDefault")) continue;
    // One that sends a default and has none is a mistake.
    if (!fallback && sends && dataOf(sends.value) === true) continue;
    if (fallback && !isSent(parameter, facts)) rename(fallback, "providerDefault");
    if (sends) remove(map, sends);
  }
}

/** What tells the number of the first page. */
export function firstPages(root: Tree): void {
  for (const { map } of operationsOf(root)) {
    const page = mapAt(nodeAt(map, "page"));
    if (page) first(root, map, page);
  }
}

/** Whether a default travels, or is used where nothing travels. */
function isSent({ name, map, owner }: OwnedParameter, facts: Facts): boolean {
  if (isInPath(facts, owner.id, name)) return true;
  const said = memberOf(map, "sendDefault");
  if (said) return dataOf(said.value) === true;
  const isUnplaced = at(parameterOf(facts, owner.id, name), "to") === "none";
  return isUnplaced && !isWritten(facts, owner.id, name);
}

/** The number of the first page, as what the provider takes by itself. */
function first(root: Tree, operation: Tree, page: Tree): void {
  const member = memberOf(page, "first");
  const send = textOf(nodeAt(page, "send"));
  if (!member || send === undefined || !isValue(member.value)) return;
  const parameter = mapAt(nodeAt(operation, "params", send) ?? nodeAt(root, "params", send));
  const usual = ["default", "providerDefault"].flatMap((word) =>
    parameter ? (memberOf(parameter, word) ?? []) : [],
  );
  const isSame = usual.some(({ value }) => dataOf(value) === dataOf(member.value));
  if (!parameter || (usual.length > 0 && !isSame)) return;
  if (!isSame) {
    const value = new Scalar(member.value.value);
    insert(
      parameter,
      newMember("providerDefault", value, member.value),
      memberOf(parameter, "type"),
    );
  }
  remove(page, member);
}

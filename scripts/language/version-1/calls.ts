import { isCollection } from "yaml";
import { credentialsOf, namedMaps, operationsOf, parametersOf } from "./places.ts";
import { literal } from "./holes.ts";
import {
  dataOf,
  has,
  isValue,
  mapAt,
  memberOf,
  membersOf,
  nodeAt,
  remove,
  rename,
  setValue,
  textOf,
  type Tree,
  visitTexts,
} from "./tree.ts";

/** Calls of another operation: `call`, `with` and `take`, wherever one is made. */
export function calls(root: Tree): void {
  const test = mapAt(nodeAt(root, "test"));
  if (test && renamed(test, { operation: "call", params: "with" })) withLiterals(test, false);
  for (const credential of credentialsOf(root)) {
    const login = mapAt(nodeAt(credential, "login"));
    if (login) renamed(login, { operation: "call", gives: "take" });
  }
  for (const { map } of operationsOf(root)) {
    for (const { map: lookup } of namedMaps(nodeAt(map, "before"))) {
      if (renamed(lookup, { run: "call", params: "with" })) withLiterals(lookup);
    }
    const page = mapAt(nodeAt(map, "page"));
    if (page) renamed(page, { with: "call" });
  }
  for (const { map } of parametersOf(root)) options(map);
  for (const { map } of namedMaps(nodeAt(root, "jobs"))) job(map);
}

/** Other names for members of a call, where the first is a text and none of the new ones stands there. */
function renamed(map: Tree, names: Readonly<Record<string, string>>): boolean {
  const all = Object.entries(names);
  const [first = ""] = Object.keys(names);
  if (textOf(nodeAt(map, first)) === undefined) return false;
  if (all.some(([from, to]) => from !== to && !(to in names) && has(map, to))) return false;
  for (const [from, to] of all) {
    const member = memberOf(map, from);
    if (member) rename(member, to);
  }
  return true;
}

/** What is given to a call is a template now: values stand for themselves, and `{name}` alone is a hole. */
function withLiterals(call: Tree, hasHoles = true): void {
  const given = memberOf(call, "with");
  if (!given || !isCollection(given.value)) return;
  if (dataOf(given.value) !== undefined && given.value.items.length === 0) remove(call, given);
  for (const member of mapAt(given.value)?.items ?? []) {
    if (hasHoles && /^\{[A-Za-z]\w*\}$/.test(textOf(member.value) ?? "")) continue;
    visitTexts(member, literal);
  }
}

/** Choices of a form: those of an object are names of its members. */
function options(parameter: Tree): void {
  const own = mapAt(nodeAt(parameter, "options"));
  if (own && renamed(own, { from: "call", value: "take", params: "with" })) withLiterals(own);
  const members = memberOf(parameter, "members");
  const map = mapAt(members?.value);
  if (!members || !map || has(parameter, "options")) return;
  if (!renamed(map, { from: "call", name: "take", params: "with" })) return;
  withLiterals(map);
  rename(members, "options");
}

function job(map: Tree): void {
  const error = mapAt(nodeAt(map, "error"));
  const status = error && memberOf(error, "status");
  if (error && status && !has(error, "code")) rename(status, "code");
  const poll = memberOf(map, "poll");
  const id = memberOf(map, "id");
  if (poll && id && isValue(poll.value) && textOf(poll.value) && asHoles(id.value)) {
    setValue(poll, { call: poll.value, with: id.value as Tree });
    map.items.splice(map.items.indexOf(id), 1);
  }
  const result = mapAt(nodeAt(map, "result"));
  if (!result || textOf(nodeAt(result, "operation")) === undefined) return;
  const params = memberOf(result, "params");
  if (params && !asHoles(params.value)) return;
  renamed(result, { operation: "call", params: "with" });
}

/** `output.id` -> `{output.id}`, where all are that. */
function asHoles(node: unknown): boolean {
  const members = membersOf(node);
  const isReference = (value: unknown) => /^output(?:\.\w+)+$/.test(textOf(value) ?? "");
  if (members.length === 0 || !members.every(([, value]) => isReference(value))) return false;
  for (const member of mapAt(node)?.items ?? []) {
    const output = member.value;
    if (isValue(output)) output.value = `{${textOf(output)}}`;
  }
  return true;
}

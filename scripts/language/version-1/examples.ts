import { namedMaps, operationsOf } from "./places.ts";
import {
  has,
  mapAt,
  memberOf,
  newMember,
  nodeAt,
  inheriting,
  remove,
  setValue,
  textOf,
  type Tree,
  visitTexts,
} from "./tree.ts";

/** What `{$uuid}` is in every example. */
const UUID = "00000000-0000-4000-8000-000000000000";

/** The request of an example begins with its line. */
export function examples(root: Tree): void {
  for (const { map } of operationsOf(root)) {
    for (const { map: example } of namedMaps(nodeAt(map, "examples"))) line(example);
  }
}

function line(example: Tree): void {
  fixedUuid(example);
  const request = memberOf(example, "request");
  const map = mapAt(request?.value);
  const method = map && memberOf(map, "method");
  const path = map && memberOf(map, "path");
  const [verb, place] = [textOf(method?.value), textOf(path?.value)];
  if (!request || !map || !method || !path || has(map, "line")) return;
  if (verb === undefined || place === undefined || !/^\S+$/.test(verb)) return;
  const member = newMember("line", `${verb} ${place}`, method.value);
  inheriting(member.key, method.key);
  inheriting(member.value, method.value);
  map.items.splice(map.items.indexOf(method), 1, member);
  remove(map, path);
  if (map.items.length === 1) setValue(request, member.value);
}

/** A text of its own for `{$uuid}` goes, and what it became in the request. */
function fixedUuid(example: Tree): void {
  const uuid = memberOf(example, "uuid");
  const own = textOf(uuid?.value);
  if (!uuid || own === undefined || !/^[0-9a-f-]{36}$/i.test(own)) return;
  visitTexts(nodeAt(example, "request"), (text) => text.replaceAll(own, UUID));
  remove(example, uuid);
}

import { operationsOf } from "./places.ts";
import { Scalar } from "yaml";
import {
  newMember,
  dataOf,
  has,
  insert,
  isValue,
  mapAt,
  memberOf,
  membersOf,
  nodeAt,
  nodeOf,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

/** A reply that is a file is called by its media type; how large it may be is a limit. */
export function replies(root: Tree): void {
  const isPlain = nodeAt(root, "schemas", "file") === undefined;
  for (const { map } of operationsOf(root)) files(map, isPlain);
}

/** One of any type is called `file`, where no schema is. */
function files(operation: Tree, isPlain: boolean): void {
  const reply = mapAt(nodeAt(operation, "reply"));
  for (const member of reply?.items ?? []) {
    const words = membersOf(member.value);
    const file = nodeAt(member.value, "file");
    const most = nodeAt(member.value, "maxBytes");
    const isKnown = words.every(([word]) => word === "file" || word === "maxBytes");
    if (textOf(file) === undefined || !isValue(file) || !isKnown) continue;
    if (most !== undefined && !isLimited(operation, most)) continue;
    setValue(member, textOf(file) === "*/*" && isPlain ? new Scalar("file") : file);
  }
}

/** Writes the limit of a file where limits stand; false where another stands there. */
function isLimited(operation: Tree, most: unknown): boolean {
  if (!isValue(most)) return false;
  const limits = memberOf(operation, "limits");
  const own = mapAt(limits?.value);
  if (!limits) {
    if (has(operation, "limits")) return false;
    const made = nodeOf({ maxBytes: most });
    insert(operation, newMember("limits", made, most), memberOf(operation, "reply"));
    return true;
  }
  if (!own) return false;
  if (has(own, "maxBytes")) return dataOf(nodeAt(own, "maxBytes")) === dataOf(most);
  insert(own, newMember("maxBytes", most, most));
  return true;
}

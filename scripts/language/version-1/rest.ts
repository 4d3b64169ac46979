import { isScalar, isSeq } from "yaml";
import type { Facts } from "./facts.ts";
import { operationsOf, ownersOf } from "./places.ts";
import {
  dataOf,
  has,
  inheriting,
  insert,
  isValue,
  itemsOf,
  type Made,
  mapAt,
  memberOf,
  membersOf,
  newMember,
  nodeAt,
  nodeOf,
  remove,
  rename,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

/** Hosts of a whole address stand with the address. */
export function fetchedHosts(root: Tree): void {
  for (const { map } of operationsOf(root)) allowedHosts(map);
}

/** What `normalize` says is done anyway. */
export function normalizers(root: Tree): void {
  for (const { map } of ownersOf(root)) normalize(map);
}

/** An address that stands alone needs no word, nor do several. */
export function addresses(root: Tree): void {
  for (const { map } of ownersOf(root)) address(map);
}

/** A block is called as its provider; its icons are a list. */
export function block(root: Tree, { provider }: Facts): void {
  const map = mapAt(nodeAt(root, "block"));
  const type = map && memberOf(map, "type");
  if (type && provider !== undefined && textOf(type.value) === provider) remove(map, type);
  const icon = map && memberOf(map, "icon");
  const both = membersOf(icon?.value);
  const isPair = both.every(([name, file]) => /^(?:light|dark)$/.test(name) && textOf(file));
  const [light, dark] = ["light", "dark"].map((name) => nodeAt(icon?.value, name));
  if (!icon || !isPair || !isValue(light)) return;
  setValue(icon, isValue(dark) ? [light, dark] : light);
}

function allowedHosts(operation: Tree): void {
  const hosts = memberOf(operation, "allowedHosts");
  if (!hosts || !isSeq(hosts.value)) return;
  const own = memberOf(operation, "server");
  const map = mapAt(own?.value);
  if (!own) {
    if (has(operation, "server")) return;
    rename(hosts, "server");
    setValue(hosts, { allowedHosts: hosts.value });
    return;
  }
  if (map ? has(map, "allowedHosts") : !isAddress(own.value)) return;
  const member = newMember("allowedHosts", hosts.value, hosts.value);
  if (map) map.items.push(member);
  else setValue(own, { url: own.value as Made, allowedHosts: hosts.value });
  hosts.value = null;
  remove(operation, hosts);
}

function isAddress(node: unknown): boolean {
  const items = itemsOf(node);
  return textOf(node) !== undefined || (items.length > 0 && items.every((each) => textOf(each)));
}

const NORMALIZERS = ["trim", "strip-scheme", "strip-trailing-slashes"];

function normalize(owner: Tree): void {
  const map = mapAt(nodeAt(owner, "server"));
  const member = map && memberOf(map, "normalize");
  const names = itemsOf(member?.value).map(textOf);
  const isKnown = names.length > 0 && names.every((name) => NORMALIZERS.includes(name ?? ""));
  if (member && isKnown) remove(map, member);
}

function address(owner: Tree): void {
  const member = memberOf(owner, "server");
  const map = mapAt(member?.value);
  const url = nodeAt(map, "url");
  if (member && map?.items.length === 1 && (isAddress(url) || isSeq(url))) setValue(member, url);
}

/** What concerns errors stands there; what is the business of hosts goes. */
export function limits(root: Tree): void {
  for (const { map } of ownersOf(root)) ownLimits(map);
}

function ownLimits(owner: Tree): void {
  const member = memberOf(owner, "limits");
  const map = mapAt(member?.value);
  if (!member || !map) return;
  finalCodes(owner, map);
  const forms = { maxWait: /^\d+(?:ms|s|m|h)$/, retryBudget: /^\d+$/ };
  for (const [word, form] of Object.entries(forms)) {
    const each = memberOf(map, word);
    if (each && form.test(String(dataOf(each.value)))) remove(map, each);
  }
  if (map.items.length === 0) remove(owner, member);
}

function finalCodes(owner: Tree, within: Tree): void {
  const final = memberOf(within, "finalCodes");
  const errors = memberOf(owner, "errors");
  const own = mapAt(errors?.value);
  if (!final || !isSeq(final.value) || (errors && !own)) return;
  if (own ? has(own, "final") : has(owner, "errors")) return;
  const member = newMember("final", final.value, final.value);
  inheriting(member.key, final.key);
  // What stands before the first member is a comment of the map.
  if (within.items[0] === final && within.commentBefore && isScalar(member.key)) {
    member.key.commentBefore = within.commentBefore;
    within.commentBefore = null;
  }
  within.items.splice(within.items.indexOf(final), 1);
  if (own) return insert(own, member);
  const made = mapAt(nodeOf({}));
  if (!made) return;
  made.items.push(member);
  made.flow = within.flow ?? false;
  insert(owner, newMember("errors", made, final.value), memberOf(owner, "limits"));
}

/** `collect` is a number, with the `limit` beside it. */
export function pages(root: Tree): void {
  for (const { map } of operationsOf(root)) collect(map);
}

function collect(operation: Tree): void {
  const map = mapAt(nodeAt(operation, "page"));
  if (!map) return;
  const member = memberOf(map, "collect");
  const words = membersOf(member?.value);
  const max = nodeAt(member?.value, "max");
  const limit = mapAt(member?.value) && memberOf(member?.value as Tree, "limit");
  const isKnown = words.length === (limit ? 2 : 1) && isValue(max) && !(limit && has(map, "limit"));
  if (member && isKnown) {
    if (limit) insert(map, limit, member);
    setValue(member, max);
  }
}

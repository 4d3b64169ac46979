import type { Facts } from "./facts.ts";
import { errorConditions } from "./error-conditions.ts";
import { namedMaps, ownersOf, parametersOf } from "./places.ts";
import { rules } from "./rules.ts";
import { itself, oneOf, state, testsIn } from "./tests.ts";
import {
  dataOf,
  has,
  itemsOf,
  mapAt,
  type Member,
  memberOf,
  nodeAt,
  rename,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

/** Conditions: one predicate in place of eight dialects. */
export function conditions(root: Tree, facts: Facts): void {
  for (const { map } of ownersOf(root)) {
    errorConditions(map);
    for (const { map: accepted } of namedMaps(nodeAt(map, "accept"))) matched(accepted);
    for (const line of itemsOf(nodeAt(map, "request"))) whenOf(mapAt(line));
    more(mapAt(nodeAt(map, "page")));
  }
  for (const { map } of parametersOf(root)) whenOf(map);
  rules(root, facts);
  for (const { map } of namedMaps(nodeAt(root, "jobs"))) {
    for (const word of ["until", "fail"]) testsIn(nodeAt(map, word), state);
  }
}

/** `match` of an accepted status. */
function matched(accepted: Tree): void {
  const match = memberOf(accepted, "match");
  if (match && !has(accepted, "when") && testsIn(match.value, itself)) rename(match, "when");
}

/** `{ name: { given: true } }` -> `name`; `{ name: [value] }` -> `{ name: value }` */
function whenOf(map: Tree | undefined): void {
  const when = map && memberOf(map, "when");
  const written = mapAt(when?.value);
  if (!when || !written) return;
  const given: string[] = [];
  for (const member of written.items) {
    if (presenceOf(member) === true) given.push(String(dataOf(member.key)));
  }
  if (given.length === 1 && written.items.length === 1) return setValue(when, given[0]);
  const left = written.items.filter((member) => presenceOf(member) === undefined);
  for (const member of left) {
    const isValues = itemsOf(member.value).length > 0;
    const made = isValues ? oneOf(member.value) : undefined;
    if (made !== undefined && made !== member.value) setValue(member, made);
  }
}

/** What `{ given: false }` says; undefined for any other value. */
function presenceOf({ value }: Member): boolean | undefined {
  const given = dataOf(nodeAt(value, "given"));
  return typeof given === "boolean" && mapAt(value)?.items.length === 1 ? given : undefined;
}

/** A flag that says whether more pages follow: they end where it is false. */
function more(page: Tree | undefined): void {
  const flag = page && memberOf(page, "more");
  const path = textOf(flag?.value);
  if (!flag || path === undefined || has(page, "until")) return;
  rename(flag, "until");
  setValue(flag, { [path]: false });
}

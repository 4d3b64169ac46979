import { Scalar } from "yaml";
import { absenceOf, describedAs, isMade } from "./absence.ts";
import { at, type Facts, type Loose, objectOf, operationOf } from "./facts.ts";
import { making, shortened, textSource, WORDS } from "./making.ts";
import { operationsOf } from "./places.ts";
import { title } from "../ir/names.ts";
import {
  asKey,
  dataOf,
  has,
  inheriting,
  insert,
  keyOf,
  mapAt,
  type Member,
  memberOf,
  newMember,
  nodeAt,
  remove,
  rename,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

/** Outputs: what is missing said once. */
export function outputs(root: Tree, facts: Facts): void {
  const types = memberOf(root, "types");
  const isStrict = !facts.isTyped && !has(root, "missing") && isAnyStrict(facts);
  for (const { id, map } of operationsOf(root)) {
    for (const member of mapAt(nodeAt(map, "output"))?.items ?? []) {
      output(member, { facts, id, isStrict });
    }
  }
  if (types && facts.isTyped) remove(root, types);
  if (isStrict)
    insert(root, newMember("missing", "error", nodeAt(root, "operations")), before(root));
}

/** What is made of a value is one list of steps, in the order in which it acts. */
export function steps(root: Tree): void {
  for (const { map } of operationsOf(root)) {
    for (const { value } of mapAt(nodeAt(map, "output"))?.items ?? []) {
      const written = mapAt(value);
      if (written) making(written);
    }
  }
}

/** Texts with paths in braces are sources as paths are. */
export function texts(root: Tree): void {
  const within = (member: Member): void => {
    const map = mapAt(member.value);
    if (!map) return;
    textSource(map);
    mapAt(nodeAt(map, "each"))?.items.forEach(within);
  };
  for (const { map } of operationsOf(root)) mapAt(nodeAt(map, "output"))?.items.forEach(within);
}

/** What stands before the credentials. */
function before(root: Tree): Member | undefined {
  const index = root.items.findIndex((each) => keyOf(each) === "auth");
  return root.items[index - 1];
}

interface Setting {
  readonly facts: Facts;
  readonly id: string;
  /** Whether the manifest says that what is missing is an error. */
  readonly isStrict: boolean;
}

/** Whether some output that must be there is one of which its schema does not say so. */
function isAnyStrict(facts: Facts): boolean {
  const operations = Object.keys(objectOf(at(facts.manifest, "operations")));
  return operations.some((id) =>
    Object.entries(objectOf(at(operationOf(facts, id), "output"))).some(([name, written]) => {
      if (!isUnsaid(written) || isMade(written)) return false;
      const { isOptional, isNullable } = absenceOf(facts, id, name, written);
      return isOptional || isNullable;
    }),
  );
}

function isMarked({ isOptional, isNullable }: ReturnType<typeof absenceOf>, isStrict: boolean) {
  return isStrict && (isOptional || isNullable);
}

function output(member: Member, setting: Setting): void {
  const name = keyOf(member) ?? "";
  const { facts, id } = setting;
  const written = at(operationOf(facts, id), "output", name);
  const map = mapAt(member.value);
  if (name.endsWith("?") || written === undefined) return;
  if (!map) {
    if (fateOf(name, written, setting) === "left out") mark(member);
    return;
  }
  // Some word is not as version 1 has it.
  if (WORDS.some((word) => word !== "convert" && has(map, word))) return;
  missing(member, map, fateOf(name, written, setting));
  const description = memberOf(map, "description");
  if (
    description &&
    repeats(textOf(description.value) ?? "", name, describedAs(facts, id, written))
  ) {
    remove(map, description);
  }
  member.value = shortened(map);
}

/** What becomes of an output whose value is missing, if not what the schema says. */
type Fate = "null" | "left out" | "error" | undefined;

function fateOf(name: string, written: Loose, { facts, id, isStrict }: Setting): Fate {
  const [optional, nullable] = [at(written, "optional"), at(written, "nullable")];
  const schema = absenceOf(facts, id, name, written);
  const isResolved = facts.isTyped || isMade(written);
  const hasDefault = at(written, "default") !== undefined;
  if (optional === true && !(hasDefault && nullable === true)) {
    // What was null stays so only where the schema is asked.
    const wasNull = nullable === true || (nullable !== false && isResolved && schema.isNullable);
    const isSame = wasNull && schema.isNullable && (schema.isOptional || nullable !== true);
    const isSaid = schema.isOptional && schema.isNullable === wasNull && !hasDefault;
    return (isSame || isSaid) && !isStrict ? undefined : "left out";
  }
  if (nullable === true) return hasDefault ? undefined : "null";
  if (nullable === false && isResolved && schema.isNullable && !hasDefault) {
    return schema.isOptional && optional === undefined ? "left out" : "error";
  }
  if (optional === false) {
    return isResolved && schema.isOptional && !hasDefault ? "error" : undefined;
  }
  return isUnsaid(written) && isMade(written) && isMarked(schema, isStrict)
    ? "left out"
    : undefined;
}

function isUnsaid(written: Loose): boolean {
  const words = ["const", "default", "optional", "nullable", "internal"];
  const isSaid = words.some((word) => (at(written, word) ?? false) !== false);
  return !isSaid && at(written, "is") !== "given";
}

/** Says once what becomes of a missing value, in place of `optional` and `nullable`. */
function missing(member: Member, map: Tree, fate: Fate): void {
  const words = ["nullable", "optional"].flatMap((word) => memberOf(map, word) ?? []);
  if (words.some(({ value }) => typeof dataOf(value) !== "boolean")) return;
  const [first, ...others] = words;
  for (const each of others) remove(map, each);
  if (fate === "left out") mark(member);
  if (!first) return;
  if (fate !== "null" && fate !== "error") return remove(map, first);
  rename(first, fate === "null" ? "default" : "missing");
  setValue(first, fate === "null" ? null : "error");
}

/** `name` -> `name?` */
function mark(member: Member): void {
  const name = keyOf(member) ?? "";
  if (!name.endsWith("?")) member.key = asKey(inheriting(new Scalar(`${name}?`), member.key));
}

/** Whether a description is what stands there without it. */
function repeats(said: string, name: string, described: string | undefined): boolean {
  if (described !== undefined) return said === described;
  const last = name.split(".").at(-1) ?? name;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^the /, "")
      .replace(/[^a-z0-9]/g, "");
  return [name, last, title(last)].some((each) => plain(each) === plain(said));
}

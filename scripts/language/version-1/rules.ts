import { isNode, isSeq, Scalar, YAMLSeq } from "yaml";
import { at, type Facts, type Loose, listOf, parameterOf } from "./facts.ts";
import { ownersOf, parametersOf, type OwnedParameter, type Owner } from "./places.ts";
import {
  has,
  inheriting,
  insert,
  isValue,
  joined,
  itemsOf,
  type Made,
  mapAt,
  memberOf,
  membersOf,
  newMember,
  nodeAt,
  nodeOf,
  rangeOf,
  textOf,
  type Tree,
} from "./tree.ts";

/** Rules: what is needed, and when; those that parameters had in `enumBy` among them. */
export function rules(root: Tree, facts: Facts): void {
  for (const owner of ownersOf(root)) {
    for (const item of itemsOf(nodeAt(owner.map, "rules"))) {
      const rule = mapAt(item);
      if (rule) rewritten(rule, facts, owner.id);
    }
  }
  for (const parameter of parametersOf(root)) dependent(parameter, facts);
}

/** A rule has one kind; one with several is a mistake, and stays. */
function rewritten(rule: Tree, facts: Facts, id: string | undefined): void {
  const kinds = ["anyOf", "exactlyOne", "requires", "matches"].filter((word) => has(rule, word));
  const [kind = ""] = kinds;
  const member = memberOf(rule, kind);
  if (kinds.length !== 1 || !member || has(rule, "need") || has(rule, "when")) return;
  if (kind === "anyOf" && !has(rule, "param") && isSeq(member.value)) {
    inPlace(rule, "anyOf", "need", member.value);
    return;
  }
  const param = textOf(nodeAt(rule, "param"));
  const need =
    param === undefined
      ? undefined
      : kind === "matches" && textOf(member.value) !== undefined
        ? { [param]: { matches: member.value as Made } }
        : kind === "requires"
          ? needOf(itemsOf(member.value), facts, id)
          : undefined;
  if (need === undefined) return;
  inPlace(rule, "param", "when", nodeAt(rule, "param"));
  inPlace(rule, kind, "need", need);
}

/** A word in the place of another. */
function inPlace(map: Tree, from: string, to: string, made: unknown): void {
  const old = memberOf(map, from);
  if (!old) return;
  const member = newMember(to, made, old.value);
  inheriting(member.key, old.key);
  inheriting(member.value, old.value);
  map.items.splice(map.items.indexOf(old), 1, member);
}

/** `other` has to be given, `other=value` to have a value; undefined where one is named twice. */
function needOf(items: readonly unknown[], facts: Facts, id: string | undefined): Made | undefined {
  const texts = items.map(textOf).filter((each) => each !== undefined);
  const needs = texts.map((text) => {
    const [name = "", ...value] = text.split("=");
    return [name.trim(), value.length === 0 ? undefined : value.join("=").trim()] as const;
  });
  const isKnown = items.length > 0 && texts.length === items.length;
  if (!isKnown || new Set(needs.map(([name]) => name)).size < needs.length) return undefined;
  if (needs.every(([, value]) => value === undefined)) {
    return needs.map(([name]) => name).join(" + ");
  }
  return Object.fromEntries(
    needs.map(([name, value]) => [name, needed(value, parameterOf(facts, id, name))]),
  );
}

/** That a parameter is given, or has a value. Of one with a default, only what is given counts. */
function needed(value: string | undefined, parameter: Loose): Made {
  if (value === undefined) return { given: true };
  const test = valueTest(value, parameter);
  if (at(parameter, "default") === undefined) return test;
  const isWords = typeof test === "object" && test !== null && "is" in test;
  return { given: true, is: isWords ? test["is"] : test };
}

/** The value of a parameter that is written as a text; of a list, its items. */
function valueTest(text: string, parameter: Loose): Made {
  const isList = listOf(at(parameter, "convert")).some((each) =>
    /^csv(?:-text)?$/.test(String(each)),
  );
  return isList ? { is: text.split(",") } : typed(text, parameter);
}

function typed(text: string, parameter: Loose): string | number | boolean {
  const type = at(parameter, "type");
  const isTruth = (type === "boolean" || type === "json") && /^(?:true|false)$/.test(text);
  if (isTruth) return text === "true";
  const isNumber = type === "number" || type === "integer" || type === "json";
  return isNumber && String(Number(text)) === text ? Number(text) : text;
}

/** `enumBy`, which allows a parameter other values for each value of another, as a rule. */
function dependent({ name, map, owner }: OwnedParameter, facts: Facts): void {
  const member = memberOf(map, "enumBy");
  const written = mapAt(member?.value);
  const param = textOf(nodeAt(written, "param"));
  const values = membersOf(nodeAt(written, "values"));
  const isKnown = membersOf(written).every(([word]) =>
    ["param", "severity", "values"].includes(word),
  );
  if (!member || !written || param === undefined || values.length === 0 || !isKnown) return;
  if (!values.every(([, list]) => isSeq(list) && list.items.every(isValue))) return;
  const other = parameterOf(facts, owner.id, param);
  const own = parameterOf(facts, owner.id, name);
  const ways = values.map(([value, list]) => ({
    [param]: valueTest(value, other),
    [name]: allowed(itemsOf(list), own),
  }));
  const listed = values.map(([value]) => valueTest(value, other));
  const severity = memberOf(written, "severity")?.value as Made | undefined;
  const need = [...ways, { [param]: { not: listed.length === 1 ? listed[0] : listed } }];
  const rule = addRule(owner, { when: name, need, severity }, member.value);
  // What was said of it is said of the rule.
  if (rule)
    rule.commentBefore = [member.key, member.value].map(ownComments).reduce(joined, "") || null;
  map.items.splice(map.items.indexOf(member), 1);
}

function allowed(items: readonly unknown[], own: Loose): Made {
  const all = items.map((item) => {
    const value = typed(textOf(item) ?? "", own);
    return typeof value === "string" ? (item as Made) : inheriting(new Scalar(value), item);
  });
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : all;
}

function addRule({ map }: Owner, rule: Made, origin: unknown): Tree | undefined {
  const node = mapAt(nodeOf(rule));
  if (!node) return undefined;
  node.range = rangeOf(origin);
  node.flow = false;
  const need = nodeAt(node, "need");
  if (isSeq(need)) need.flow = false;
  const list = memberOf(map, "rules");
  if (isSeq(list?.value)) {
    if (list.value.flow) node.flow = true;
    list.value.items.push(node);
    return node;
  }
  const all = new YAMLSeq();
  all.items = [node];
  insert(map, newMember("rules", all, origin), memberOf(map, "params"));
  return node;
}

function ownComments(node: unknown): string {
  return isNode(node) ? joined(node.commentBefore, node.comment) : "";
}

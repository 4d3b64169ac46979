import { isNode } from "yaml";
import { operationsOf } from "./places.ts";
import {
  dataOf,
  has,
  isValue,
  itemsOf,
  joined,
  keyOf,
  mapAt,
  memberOf,
  membersOf,
  nodeAt,
  remove,
  setValue,
  textOf,
  type Tree,
} from "./tree.ts";

/** What an operation need not say of itself, as its request says it. */
export function effects(root: Tree): void {
  for (const { map } of operationsOf(root)) ownEffect(map);
}

/** What is told to people and to models. */
export function told(root: Tree): void {
  for (const { map } of operationsOf(root)) {
    deprecated(map);
    model(map);
  }
}

function ownEffect(operation: Tree): void {
  const method = methodOf(nodeAt(operation, "request"));
  const graphql = kindOf(nodeAt(operation, "graphql"));
  const hasDocument = has(operation, "graphql");
  const usual = hasDocument ? EFFECTS[graphql ?? ""] : EFFECTS[method ?? ""];
  const member = memberOf(operation, "effect");
  const said = member ? textOf(member.value) : usual;
  const destructive = memberOf(operation, "destructive");
  const isDestructive = said && method && destroys(said, hasDocument ? graphql : method);
  if (destructive && isDestructive !== undefined && dataOf(destructive.value) === isDestructive) {
    remove(operation, destructive);
  }
  if (member && usual !== undefined && said === usual) remove(operation, member);
}

const EFFECTS: Readonly<Record<string, string>> = {
  GET: "read",
  HEAD: "read",
  POST: "write",
  PUT: "write",
  PATCH: "write",
  DELETE: "write",
  query: "read",
  mutation: "write",
};

/** Undefined where the document, in a file, is not known. */
function destroys(effect: string, kind: string | undefined): boolean | undefined {
  if (effect === "cost" || effect === "read") return effect === "cost";
  if (effect !== "write" || kind === undefined) return undefined;
  return ["DELETE", "PUT", "PATCH", "mutation"].includes(kind);
}

/** The method of the first line. */
function methodOf(request: unknown): string | undefined {
  const [line = request] = itemsOf(request);
  const text = textOf(line) ?? textOf(nodeAt(line, "line"));
  return /^([A-Z]+) /.exec(text ?? "")?.[1];
}

/** Whether a document asks or changes; undefined for one in a file, or where fragments come first. */
function kindOf(document: unknown): "query" | "mutation" | undefined {
  const text = (textOf(document) ?? "").replace(/^(?:\s|#.*)+/, "");
  if (/^mutation\b/.test(text)) return "mutation";
  return /^(?:query\b|\{)/.test(text) ? "query" : undefined;
}

/** Since when, and what to call instead, as a text. */
function deprecated(operation: Tree): void {
  const member = memberOf(operation, "deprecated");
  const words = membersOf(member?.value);
  const isKnown = words.every(([word, value]) => /^(?:since|use)$/.test(word) && isText(value));
  if (!member || words.length === 0 || !isKnown) return;
  const said = (word: string) => textOf(nodeAt(member.value, word));
  const [since, use] = [said("since"), said("use")];
  const parts = [
    since === undefined ? [] : `Since ${since}.`,
    use === undefined ? [] : `Use ${use}.`,
  ];
  setValue(member, parts.flat().join(" "));
}

function isText(node: unknown): boolean {
  return textOf(node) !== undefined;
}

/** `hide: true` is `model: false`; what else is said of it, which no model was told, is a remark. */
function model(operation: Tree): void {
  const member = memberOf(operation, "model");
  const map = mapAt(member?.value);
  const hide = map && memberOf(map, "hide");
  if (!member || !hide || !isValue(hide.value)) return;
  if (dataOf(hide.value) === true) {
    const others = map.items.filter((each) => each !== hide);
    const said = others.map((each) => `${keyOf(each)}: ${JSON.stringify(dataOf(each.value))}`);
    if (others.some((each) => !["description", "result"].includes(keyOf(each) ?? ""))) return;
    if (others.some((each) => dataOf(each.value) === undefined)) return;
    setValue(member, false);
    if (said.length > 0 && isNode(member.value)) {
      member.value.comment = joined(member.value.comment, ` ${said.join(", ")}`);
    }
  } else if (dataOf(hide.value) === false) {
    remove(map, hide);
    if (map.items.length === 0) remove(operation, member);
  }
}

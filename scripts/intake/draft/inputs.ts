import { isManagedHeader } from "../../language/check/headers.ts";
import { isUnsafe } from "../../language/check/reserved.ts";
import type { ManifestParameter } from "../../language/manifest/types.ts";
import type { VendorMethod, VendorOperation, VendorParameter } from "../model.ts";
import { isCredential, isWireName, type Send } from "../sends.ts";
import { type Follow, type Member, membersOf, type SchemaNode, typesOf } from "../shape.ts";
import { camel, parameterName, wordsOf } from "./names.ts";
import { draftParameter, fitsText } from "./parameter.ts";

/** What callers may give to an operation, and its path with the names that the manifest uses. */
export interface Inputs {
  readonly path: string;
  readonly params: readonly Input[];
  /** What the vendor takes and a manifest cannot send. */
  readonly unsendable: readonly VendorParameter[];
}

/** A parameter of a manifest, and where the vendor takes it. */
export interface Input {
  readonly name: string;
  readonly parameter: ManifestParameter;
  readonly place: "path" | "query" | "header" | "body";
  /** Of a member of the body, dotted; empty for the whole. */
  readonly wire: string;
  /** A pattern of the vendor that was left out. */
  readonly leftOut: string | null;
}

/** What an operation shares with others. */
export interface Surroundings {
  /** Names that parameters cannot have: those of credentials and of the provider's parameters. */
  readonly reserved: readonly string[];
  /** How the provider's credentials travel. */
  readonly sends: readonly Send[];
  readonly follow: Follow;
}

/** Drafts the parameters of an operation: those that are required first. */
export function draftInputs(theirs: VendorOperation, surroundings: Surroundings): Inputs {
  const { method, path, body } = theirs;
  const { reserved, sends, follow } = surroundings;
  const taken = new Set(reserved);
  const params: Input[] = [];
  const unsendable: VendorParameter[] = [];
  let ownPath = path;
  for (const parameter of theirs.parameters.filter((each) => isOwn(each, sends))) {
    if (!isSendable(parameter, follow)) {
      unsendable.push(parameter);
      continue;
    }
    const { name: wire, in: place, schema } = parameter;
    const name = parameterName(wire, taken);
    taken.add(name);
    if (place === "path") ownPath = ownPath.replace(`{${wire}}`, `{${name}}`);
    const to = place === "path" || isQuiet(place, wire, name, method) ? null : `${place}.${wire}`;
    const { json } = parameter;
    const node = { schema: json ?? schema, at: [] };
    const value = { ...parameter, name, to, node, isText: true, isJson: json !== undefined };
    params.push({ name, place, wire, ...draftParameter(value, follow) });
  }
  const schema = body?.schema ?? null;
  if (schema !== null && mayHaveBody(method)) {
    const whole = { node: { schema, at: [] }, required: body?.required === true };
    params.push(...bodyParameters(whole, body?.description ?? "", taken, follow));
  }
  const rank = ({ parameter }: Input) => (parameter.required ? 0 : 1);
  return {
    path: ownPath,
    params: params.toSorted((one, other) => rank(one) - rank(other)),
    unsendable,
  };
}

/** Whether an operation has a parameter for it: others send it, or nobody should. */
export function isOwn(parameter: VendorParameter, sends: readonly Send[]): boolean {
  const { name, in: place, required, deprecated, isGeneral } = parameter;
  if (!required && (deprecated || isGeneral)) return false;
  return !(place === "header" && isManagedHeader(name)) && !isCredential(parameter, sends);
}

/** Whether a manifest can say where a value goes, and its value can travel there. */
export function isSendable(parameter: VendorParameter, follow: Follow): boolean {
  const { name, in: place, schema } = parameter;
  if (place !== "path" && (isUnsafe(name) || !isWireName(place, name))) return false;
  return fitsText({ schema, at: [] }, follow);
}

/** Whether a manifest can say a body of such requests. */
export function mayHaveBody(method: VendorMethod): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "DELETE";
}

/** Without `to`, a value goes into the query where the method has no body, under its own name. */
function isQuiet(place: string, wire: string, name: string, method: VendorMethod): boolean {
  return place === "query" && wire === name && !mayHaveBody(method);
}

/** A parameter for each member of an object, or one for a body of any other kind. */
function bodyParameters(
  whole: Member,
  description: string,
  taken: Set<string>,
  follow: Follow,
): readonly Input[] {
  const members = writable(whole.node, follow);
  if (members.length === 0 || !members.every(([name]) => isMemberName(name))) {
    const name = parameterName("body", taken);
    const value = { ...whole, ...IN_BODY, name, description, to: "body" };
    return [{ name, place: "body", wire: "", ...draftParameter(value, follow) }];
  }
  return members.flatMap(([name, member]) =>
    memberParameters([name], { ...member, required: member.required && whole.required }),
  );

  /** Members of a small group are parameters of their own. */
  function memberParameters(path: readonly string[], member: Member): readonly Input[] {
    const inner = path.length === 1 ? group(member.node, follow) : [];
    if (inner.length > 0) {
      return inner.flatMap(([name, each]) =>
        memberParameters([...path, name], { ...each, required: each.required && member.required }),
      );
    }
    const joined = path.some((part) => part.includes("_"))
      ? path.join("_")
      : camel(path.flatMap(wordsOf));
    const name = parameterName(path.length === 1 ? (path[0] ?? "") : joined, taken);
    taken.add(name);
    const isPlain = path.length === 1 && path[0] === name;
    const to = isPlain ? null : ["body", ...path].join(".");
    const value = { ...member, ...IN_BODY, name, description: "", to };
    return [{ name, place: "body", wire: path.join("."), ...draftParameter(value, follow) }];
  }
}

const IN_BODY = { isText: false, isJoined: false };

/** How many members a group may have before it stays one parameter. */
const SMALL = 6;

/** Members of an object of scalars; none when it is anything else. */
function group(node: SchemaNode, follow: Follow): readonly (readonly [string, Member])[] {
  const types = typesOf(node, follow);
  const isObject = types?.size === 1 && types.has("object");
  const isOpen = Boolean(node.schema["additionalProperties"]);
  const members = isObject && !isOpen ? writable(node, follow) : [];
  const isSmall = members.length <= SMALL && members.every(([name]) => isMemberName(name));
  const isFlat = members.every(([, member]) => {
    const own = typesOf(member.node, follow);
    return own !== null && !own.has("object") && !own.has("array") && !own.has("null");
  });
  return isSmall && isFlat ? members : [];
}

/** Whether a path to a member can be written: a dot or a bracket in a name would make a path of it. */
function isMemberName(name: string): boolean {
  return /^[^\s.[\]"]{1,60}$/.test(name) && !isUnsafe(name);
}

function writable(node: SchemaNode, follow: Follow): readonly (readonly [string, Member])[] {
  const isWritten = ({ node: { schema }, required }: Member): boolean =>
    schema["readOnly"] !== true && (required || schema["deprecated"] !== true);
  return [...membersOf(node, follow)].filter(([, member]) => isWritten(member));
}

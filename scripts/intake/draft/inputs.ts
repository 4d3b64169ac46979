import type { Method } from "../../language/ir/types.ts";
import { isManagedHeader } from "../../language/check/headers.ts";
import type { ManifestParameter } from "../../language/manifest/types.ts";
import type { VendorOperation } from "../model.ts";
import { type Follow, type Member, membersOf, type SchemaNode, typesOf } from "../shape.ts";
import { camel, parameterName, wordsOf } from "./names.ts";
import { draftParameter } from "./parameter.ts";

/** What callers may give to an operation, and its path with the names that the manifest uses. */
export interface Inputs {
  readonly path: string;
  readonly params: readonly Input[];
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

/** Drafts the parameters of an operation: those that are required first. */
export function draftInputs(
  { method, path, parameters, body }: VendorOperation,
  reserved: readonly string[],
  follow: Follow,
): Inputs {
  const taken = new Set(reserved);
  const params: Input[] = [];
  let ownPath = path;
  for (const parameter of parameters) {
    const { name: wire, in: place, schema, required, deprecated, isGeneral } = parameter;
    if (!required && (deprecated || isGeneral)) continue;
    if (place === "header" && isManagedHeader(wire)) continue;
    const name = parameterName(wire, taken);
    taken.add(name);
    if (place === "path") ownPath = ownPath.replace(`{${wire}}`, `{${name}}`);
    const to = place === "path" || isQuiet(place, wire, name, method) ? null : `${place}.${wire}`;
    const value = { ...parameter, name, to, node: { schema, at: [] }, isText: true };
    params.push({ name, place, wire, ...draftParameter(value, follow) });
  }
  const schema = body?.schema ?? null;
  if (schema !== null && mayHaveBody(method)) {
    const whole = { node: { schema, at: [] }, required: body?.required === true };
    params.push(...bodyParameters(whole, body?.description ?? "", taken, follow));
  }
  const rank = ({ parameter }: Input) => (parameter.required ? 0 : 1);
  return { path: ownPath, params: params.toSorted((one, other) => rank(one) - rank(other)) };
}

/** Whether a manifest can say a body of such requests. */
export function mayHaveBody(method: Method): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "DELETE";
}

/** Without `to`, a value goes into the query where the method has no body, under its own name. */
function isQuiet(place: string, wire: string, name: string, method: Method): boolean {
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
  // A dot in a name would make a path of it.
  if (members.length === 0 || members.some(([name]) => name.includes("."))) {
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
  const isSmall = members.length <= SMALL && members.every(([name]) => !name.includes("."));
  const isFlat = members.every(([, member]) => {
    const own = typesOf(member.node, follow);
    return own !== null && !own.has("object") && !own.has("array") && !own.has("null");
  });
  return isSmall && isFlat ? members : [];
}

function writable(node: SchemaNode, follow: Follow): readonly (readonly [string, Member])[] {
  const isWritten = ({ node: { schema }, required }: Member): boolean =>
    schema["readOnly"] !== true && (required || schema["deprecated"] !== true);
  return [...membersOf(node, follow)].filter(([, member]) => isWritten(member));
}

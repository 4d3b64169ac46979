import { isManagedHeader } from "../../language/check/headers.ts";
import { isUnsafe } from "../../language/check/reserved.ts";
import type { Json, Sent } from "../../language/ir/types.ts";
import { draftedContent } from "../content.ts";
import type { FormLists, VendorMethod, VendorOperation, VendorParameter } from "../model.ts";
import { isCredential, isWireName } from "../sends.ts";
import type { Follow } from "../shape/node.ts";
import { typesOf } from "../shape/types.ts";
import { draftBody } from "./body.ts";
import { constantOf, literal } from "./groups.ts";
import type { Input } from "./input.ts";
import { parameterName } from "./names.ts";
import { draftParameter, fitsText } from "./parameter.ts";

/** What callers may give to an operation, and its path with the names that the manifest uses. */
export interface Inputs {
  readonly path: string;
  readonly params: readonly Input[];
  /** What is written as it travels. */
  readonly written: Written;
  /** What the vendor takes and a manifest cannot send. */
  readonly unsendable: readonly VendorParameter[];
}

/** Members of an operation that say how its request is written. */
export interface Written {
  readonly query?: Readonly<Record<string, Json>>;
  readonly headers?: Readonly<Record<string, Json>>;
  readonly body?: Json;
  readonly encode?: string;
  readonly lists?: FormLists;
}

/** What an operation shares with others. */
export interface Surroundings {
  /** Names that parameters cannot have: those of credentials and of the provider's parameters. */
  readonly reserved: readonly string[];
  /** How the provider's credentials travel. */
  readonly sends: readonly Sent[];
  readonly follow: Follow;
  /** Whether what is always the same is written as it travels; else every part is a parameter. */
  readonly isWritten: boolean;
}

/** Drafts the parameters of an operation: those that are required first. */
export function draftInputs(theirs: VendorOperation, surroundings: Surroundings): Inputs {
  const { method, path } = theirs;
  const { reserved, sends, follow, isWritten } = surroundings;
  const taken = new Set(reserved);
  const params: Input[] = [];
  const unsendable: VendorParameter[] = [];
  const fixed: { readonly query: Fixed; readonly header: Fixed } = { query: {}, header: {} };
  const renamed = new Map<string, string>();
  for (const parameter of theirs.parameters.filter((each) => isOwn(each, sends))) {
    const { name: wire, in: place, schema, json } = parameter;
    // One object can be spread into what is written.
    const isSpread = isFree(parameter, follow) && isWritten && fixed.query["..."] === undefined;
    if (!isSendable(parameter, follow) || isFree(parameter, follow) !== isSpread) {
      unsendable.push(parameter);
      continue;
    }
    const node = { schema: json ?? schema, at: [] };
    const member = { node, required: parameter.required };
    const only = isWritten ? constantOf(member, follow, isVersion(wire)) : undefined;
    if (place !== "path" && only !== undefined) {
      fixed[place][wire] = literal(only);
      continue;
    }
    const name = parameterName(wire, taken);
    taken.add(name);
    if (place === "path") renamed.set(wire, name);
    if (isSpread) fixed.query["..."] = spread(name, wire);
    const isQuietly = isSpread || place === "path" || isQuiet(place, wire, name, method);
    const own = {
      name,
      to: isQuietly ? null : `${place === "header" ? "headers" : place}.${wire}`,
      node,
      isText: !isSpread,
      isJson: json !== undefined,
      clears: "never",
      place,
    } as const;
    const value = { ...parameter, ...own };
    params.push({ name, place, wire, ...draftParameter(value, follow) });
  }
  const body = bodyOf(theirs, surroundings, taken);
  const all = [...params, ...body.params];
  const rank = ({ parameter }: Input) => (parameter.required ? 0 : 1);
  return {
    path: path.replace(/\{([^{}]+)\}/g, (_, wire: string) => `{${renamed.get(wire) ?? wire}}`),
    params: all.toSorted((one, other) => rank(one) - rank(other)),
    written: {
      ...(Object.keys(fixed.query).length > 0 && { query: fixed.query }),
      ...(Object.keys(fixed.header).length > 0 && { headers: fixed.header }),
      ...body.written,
    },
    unsendable,
  };
}

/** Of which version an API is, nobody chooses from call to call. */
function isVersion(name: string): boolean {
  return /(?:^|[-_.])version$/i.test(name);
}

/** Members of an object as `name[member]`. */
function spread(name: string, wire: string): Json {
  return { $each: name, name: `${wire}[{key}]`, item: "{value}" };
}

/** Whether it is an object of any members, each of which travels under a name of its own. */
function isFree({ in: place, schema, isDeep }: VendorParameter, follow: Follow): boolean {
  if (isDeep === undefined || place !== "query") return false;
  const types = typesOf({ schema, at: [] }, follow);
  return types?.size === 1 && types.has("object");
}

/** Parts of a request by name, as they travel. */
export type Fixed = Record<string, Json>;

function bodyOf(
  { method, body }: VendorOperation,
  { follow, isWritten }: Surroundings,
  taken: Set<string>,
): Pick<Inputs, "params" | "written"> {
  const content = body && mayHaveBody(method) ? draftedContent(body) : undefined;
  if (!body || !content) return { params: [], written: {} };
  const setting = { ...body, method, taken, follow, isWritten };
  const { params, template, encode } = draftBody(content, setting);
  const { lists } = content;
  const isListed = lists !== undefined && encode !== undefined && lists !== USUAL.get(encode);
  const written = {
    ...(encode !== undefined && { encode }),
    ...(isListed && { lists }),
    // A form without fields is no body.
    ...(template !== undefined &&
      (!USUAL.has(encode ?? "") || !isEmpty(template)) && { body: template }),
  };
  return { params, written };
}

/** How lists travel in a form where nothing is said. */
const USUAL: ReadonlyMap<string, FormLists> = new Map([
  ["form", "brackets"],
  ["multipart", "repeat"],
]);

function isEmpty(template: Json): boolean {
  return typeof template === "object" && Object.keys(template ?? {}).length === 0;
}

/** Whether an operation has a parameter for it: others send it, or nobody should. */
export function isOwn(parameter: VendorParameter, sends: readonly Sent[]): boolean {
  const { name, in: place, required, deprecated, isGeneral } = parameter;
  if (!required && (deprecated || isGeneral)) return false;
  return !(place === "header" && isManagedHeader(name)) && !isCredential(parameter, sends);
}

/** Whether a manifest can say where a value goes, and its value can travel there. */
export function isSendable(parameter: VendorParameter, follow: Follow): boolean {
  const { name, in: place, schema } = parameter;
  if (place !== "path" && (isUnsafe(name) || !isWireName(place, name))) return false;
  return fitsText({ schema, at: [] }, follow) || isFree(parameter, follow);
}

/** Whether a manifest can say a body of such requests. */
export function mayHaveBody(method: VendorMethod): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** Without `to`, a value goes into the query where the method has no body, under its own name. */
function isQuiet(place: string, wire: string, name: string, method: VendorMethod): boolean {
  return place === "query" && wire === name && (!mayHaveBody(method) || method === "DELETE");
}

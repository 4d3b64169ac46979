import { isDeepStrictEqual } from "node:util";
import type { WireRequest } from "../contract/case.ts";
import { readContract } from "../contract/read.ts";
import { holesIn } from "../contract/template-text.ts";
import type { Contract, OperationContract, Value } from "../contract/types.ts";
import { madeText } from "../oracle/made.ts";
import { type Placed, placedValues } from "../oracle/placed.ts";
import {
  acceptedTypes,
  decodedQuery,
  expectedRequest,
  namedTexts,
  ownKey,
  textOf,
  writtenBody,
} from "../oracle/request.ts";
import { valuesOf } from "../oracle/values.ts";
import type {
  Call,
  DocumentedExpectations,
  Inputs,
  OperationExpectations,
  Parameter,
} from "./types.ts";

/**
 * What the documentation says of an operation, read as a manifest is: how its requests are written, and
 * what travels for the values of its parameters. Nothing here comes from the manifest.
 */
function documentedOperation(
  { provider, written }: DocumentedExpectations,
  id: string,
  { written: own, least, parameters }: OperationExpectations,
): OperationContract {
  const { encode, lists, limits, statuses = [], replies } = own.facts;
  const kinds = [statuses].flat().map((status) => [status, Object(replies)[Number(status)]]);
  const manifest = {
    provider,
    block: {},
    auth: {},
    server: new URL(addressIn(least)).origin,
    encode: written.facts["encode"],
    lists: written.facts["lists"],
    limits: written.facts["limits"],
    params: placed(Object(written.facts["parameters"])),
    operations: {
      [id]: {
        name: id,
        request: `${least.request.split(" ")[0]} /`,
        encode,
        lists,
        limits,
        params: placed(parameters, encode),
        reply: Object.fromEntries(kinds.map(([status, kind = "empty"]) => [status, kind])),
        output: { body: "body" },
      },
    },
  };
  const [operation] = readContract(JSON.parse(JSON.stringify(manifest)), own.path).operations;
  if (!operation) throw new Error(`${id} cannot be read`);
  return operation;
}

function addressIn({ request }: Call): string {
  return request.replace(/^\S+ /, "");
}

/** A file that a template sends is the whole body where that is no list of members. */
function placed(parameters: Readonly<Record<string, Parameter>>, encode?: Value): object {
  const isBytes = /^\w+\/(?!.*(?:json|form-data|urlencoded)$)/.test(String(encode));
  const all = Object.entries(parameters).map(([name, { in: to, ...parameter }]) => {
    const isBody = to === "template" && parameter.type === "file" && isBytes;
    const isNowhere = to === "path" || to === "template";
    return [name, { ...parameter, to: isBody ? "body" : isNowhere ? "none" : to }];
  });
  return Object.fromEntries(all);
}

/** What the calls of an operation are made of. */
export interface Calling {
  readonly expectations: DocumentedExpectations;
  readonly expected: OperationExpectations;
  /** As its documentation has it. */
  readonly operation: OperationContract;
  readonly contract: () => Contract;
  /** Those of its provider, without the credentials that it does not take. */
  readonly shared: Inputs;
}

/** How the calls of an operation are made. */
export function callingOf(
  expectations: DocumentedExpectations,
  id: string,
  contract: () => Contract,
): Calling {
  const expected = expectations.operations[id];
  if (!expected) throw new Error(`${id} is not documented`);
  const { auth } = expected.written.facts;
  const credentials = Object(expectations.written.facts["credentials"]);
  const isTaken = (name: string) =>
    !Array.isArray(auth) || !Object.hasOwn(credentials, name) || auth.includes(name);
  const shared = Object.entries(expectations.shared).filter(([name]) => isTaken(name));
  const operation = documentedOperation(expectations, id, expected);
  return { expectations, expected, operation, contract, shared: Object.fromEntries(shared) };
}

/** The least call with other inputs; undefined where only a call that is written out can show it. */
export function requestWith(calling: Calling, inputs: Partial<Inputs>): WireRequest | undefined {
  const { expected, operation, contract, shared } = calling;
  const { least, parameters } = expected;
  const others = Object.entries(parameters).filter(
    ([name]) => !isDeepStrictEqual(inputs[name], least.inputs[name]),
  );
  const places = new Set(others.map(([, each]) => each.in));
  // A value of the path is a part of the address, which is only ever written out.
  if (places.has("path") || (places.has("none") && places.size === 1)) return undefined;
  const all = present({ ...shared, ...inputs });
  if (!places.has("template")) return documentedRequest(calling, least, all);
  const own = contract().operations.find(({ id }) => id === operation.id);
  return own && !own.hooks.request ? expectedRequest(contract(), own, all).request : undefined;
}

/** Inputs without those that are left out. */
export function present(inputs: Partial<Inputs>): Inputs {
  const given = Object.entries(inputs);
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The request of a call as it is written out, or of the least call with other inputs. */
export function documentedRequest(
  { expectations, expected: { least }, operation, shared }: Calling,
  call: Call,
  inputs?: Inputs,
): WireRequest {
  const { encoding, idempotencyKey } = operation;
  const address = new URL(made(addressIn(call)));
  const stated = Object.entries({
    accept: acceptedTypes(operation),
    ...(idempotencyKey && { [idempotencyKey.toLowerCase()]: ownKey }),
    ...expectations.headers,
    ...least.headers,
    ...call.headers,
  });
  const written: WireRequest = {
    method: call.request.replace(/ .*$/, ""),
    origin: address.origin,
    path: address.pathname,
    query: decodedQuery(address.search),
    headers: Object.fromEntries(
      stated.flatMap(([name, text]) => (text === null ? [] : [[name.toLowerCase(), made(text)]])),
    ),
    ...(call.body !== undefined && { body: JSON.parse(made(JSON.stringify(call.body))) }),
  };
  const before = { ...shared, ...least.inputs };
  const all = inputs ? changes(operation, before, inputs) : [];
  const { body: whole, ...request } = all.reduce(withPlaced, written);
  const body = writtenBody(operation, whole);
  const hasType = body !== undefined || (whole !== undefined && encoding.lines);
  return {
    ...request,
    headers: { ...(hasType && { "content-type": encoding.mediaType }), ...request.headers },
    ...(body !== undefined && { body }),
  };
}

/** A text with marks in place of what each call makes of its own: `{$uuid}`, `{$now.epoch}`. */
function made(text: string): string {
  return text.replaceAll(/\{\$[^{}]*\}/g, (hole) => {
    const [[choice] = []] = holesIn(hole);
    return choice?.kind === "uuid" || choice?.kind === "now" ? madeText(choice) : hole;
  });
}

/** A value comes to its place, or goes from it. */
type Change = Placed & { readonly isGone: boolean };

/** What travels no more, and then what travels instead. */
function changes(operation: OperationContract, before: Inputs, after: Inputs): readonly Change[] {
  const placedIn = (inputs: Inputs) => placedValues(operation, valuesOf(operation, inputs));
  const [old, now] = [placedIn(before), placedIn(after)];
  const without = (all: readonly Placed[], others: readonly Placed[]) =>
    all.filter((each) => !others.some((other) => isDeepStrictEqual(each, other)));
  return [
    ...without(old, now).map((each) => ({ ...each, isGone: true })),
    ...without(now, old).map((each) => ({ ...each, isGone: false })),
  ];
}

function withPlaced(request: WireRequest, { place, value, lists, isGone }: Change): WireRequest {
  const entry = <Text>(text: Text) => (isGone ? undefined : text);
  if (place.in === "query") {
    const texts = Object.entries(namedTexts(place.name, value, lists ?? "repeat"));
    const query = texts.reduce(
      (all, [name, each]) => withEntry(all, name, entry(each)),
      request.query,
    );
    return { ...request, query };
  }
  if (place.in === "header") {
    const name = place.name.toLowerCase();
    const headers = withEntry(request.headers, name, entry(textOf(value).trim()));
    return { ...request, headers };
  }
  if (place.in !== "body") return request;
  const { body: before, ...others } = request;
  const body = withMember(before, place.path, entry(value));
  return { ...others, ...(body !== undefined && { body }) };
}

function withMember(
  target: Value | undefined,
  [name, ...rest]: readonly string[],
  value: Value | undefined,
): Value | undefined {
  if (name === undefined || (target === undefined && value === undefined)) return value;
  const members = Object(target) as Readonly<Record<string, Value>>; // an object given in the expectations
  return withEntry(members, name, withMember(members[name], rest, value));
}

/** The same entries with another one of this name; undefined takes it away. */
function withEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
  entry: Entry | undefined,
): Readonly<Record<string, Entry>> {
  const { [name]: _, ...others } = entries;
  return entry === undefined ? others : { ...others, [name]: entry };
}

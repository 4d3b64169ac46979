import { splitAddress } from "../contract/server-path.ts";
import type { Contract, ExampleContract, OperationContract, Value } from "../contract/types.ts";
import { expectedOutcome, warningsOf } from "../oracle/outcome.ts";
import { withMarks } from "../oracle/made.ts";
import { expectedRequest, writtenBody } from "../oracle/request.ts";
import type { Inputs } from "../oracle/values.ts";
import { exampleReply } from "./example-reply.ts";
import { callOf, credentialInputs, presentInputs } from "../values/call.ts";
import type { Case, Outcome, WireRequest } from "../contract/case.ts";

/** Every example of the manifest, with everything it declares. */
export function exampleCases(contract: Contract, operation: OperationContract): readonly Case[] {
  return operation.examples.map((example) => exampleCase(contract, operation, example));
}

function exampleCase(
  contract: Contract,
  operation: OperationContract,
  example: ExampleContract,
): Case {
  const { id, provider } = operation;
  const inputs = exampleInputs(operation, example);
  const reply = exampleReply(operation, example);
  const { request, warnings } = expectedRequest(contract, operation, inputs);
  const outcome = declaredOutcome(example, expectedOutcome(operation, inputs, reply));
  const title = exampleTitle(example);
  return {
    id: `${id} ${title}`,
    part: "examples",
    provider,
    operation: id,
    title,
    inputs,
    expected: {
      kind: "sent",
      request: overlaid(request, example.request, contract, { operation, inputs }),
      warnings: [...warnings, ...warningsOf(operation, inputs, reply)],
      reply,
      outcome,
    },
    about: "examples",
  };
}

export function exampleTitle({ name }: ExampleContract): string {
  return `example ${JSON.stringify(name)}`;
}

export function exampleInputs(
  operation: OperationContract,
  { params, credentials }: ExampleContract,
): Inputs {
  const given = { ...sharedInputs(operation), ...credentials, ...params };
  // Of credentials that stand for each other, one.
  return callOf(operation, { given })?.inputs ?? presentInputs(given);
}

/** What examples leave out: credentials, and the provider's parameters with their own examples. */
function sharedInputs(operation: OperationContract): Inputs {
  const shared = operation.parameters.filter((each) => each.shared && each.example !== undefined);
  return {
    ...credentialInputs(operation),
    ...Object.fromEntries(shared.map(({ name, example }) => [name, example])),
  };
}

/** The request, with what the example declares in place of what is derived. */
export function overlaid(
  derived: WireRequest,
  own: ExampleContract["request"],
  contract: Contract,
  { operation, inputs }: { readonly operation: OperationContract; readonly inputs: Inputs },
): WireRequest {
  if (!own) return derived;
  const { credentials, carried } = operation;
  const { method, query, headers, body } = own;
  // An example has no credentials; what it says of a body has none either.
  const path = own.path.replace(/\{(\w+)\}/g, (place, name: string) => {
    const found = carried.find((each) => each.place.in === "path" && each.place.name === name);
    return found ? encodeURIComponent(String(inputs[found.name]).trim()) : place;
  });
  const secrets = carried.flatMap(({ name, place }) =>
    place.in === "body" && inputs[name] !== undefined
      ? [[place.path.join("."), String(inputs[name]).trim()] as const]
      : [],
  );
  const withSecrets = (stated: Value): Value =>
    secrets.length > 0 ? { ...Object(stated), ...Object.fromEntries(secrets) } : stated;
  const written = body === undefined ? undefined : writtenBody(operation, withSecrets(body));
  const secret = credentials.flatMap(({ send }) => (send.in === "query" ? [send.name] : []));
  const kept = Object.entries(derived.query).filter(([name]) => secret.includes(name));
  const given = Object.entries(query ?? {}).map(([name, value]) => {
    const items = derived.query[name] ?? [];
    // A list is declared as one text.
    return [name, items.join() === value ? items : [value]] as const;
  });
  return {
    ...derived,
    method,
    path: operation.fetches ? path : ofServer(contract, derived) + path,
    ...(query && { query: withOwn(derived.query, Object.fromEntries([...given, ...kept])) }),
    headers: withOwn(derived.headers, { ...derived.headers, ...lowerCased(headers) }),
    ...(written !== undefined && {
      body: withMarks(derived.body ?? null, written, () => true, operation.encoding.form !== null),
    }),
  };
}

/** What the provider's address has of a path. */
function ofServer(contract: Contract, { origin, path }: WireRequest): string {
  return splitAddress(contract, origin + path)[0];
}

/** Names of headers are the same in any case. */
function lowerCased(headers: Readonly<Record<string, string>> = {}): WireRequest["headers"] {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

/** What is declared, but for what each call makes of its own: an example has that of another call. */
function withOwn<Named extends Readonly<Record<string, Value>>>(derived: Named, own: Named): Named {
  return withMarks(derived, own, () => true, true) as Named; // marks are texts, as what they stand for
}

function declaredOutcome({ output, error }: ExampleContract, derived: Outcome): Outcome {
  if (output !== undefined) return { kind: "output", output };
  if (!error) return derived;
  const known = derived.kind === "error" ? derived.error : {};
  // The code is the one member that every declared error has.
  return { kind: "error", error: { ...known, ...error } as { readonly code: string } };
}

import type { Case, Expected, WireRequest } from "../contract/case.ts";
import type { OperationContract } from "../contract/types.ts";
import { exampleTitle } from "../cases/examples.ts";
import { runAt, signature } from "../oracle/hooks.ts";
import { type Moment, momentAt } from "../oracle/moment.ts";
import type { Inputs } from "../oracle/values.ts";
import type { Observation, SentRequest } from "./types.ts";

/** When the call of a case is made: an example may say so. */
export function momentOf({ title }: Pick<Case, "title">, operation: OperationContract): Moment {
  const example = operation.examples.find((each) => exampleTitle(each) === title);
  return momentAt(example?.now);
}

/**
 * What is expected of a case whose request a hook signs: it is asked to sign the request that was
 * sent, unless an example says what comes of it.
 */
export async function throughSigning(
  { title, inputs, expected }: Pick<Case, "title" | "inputs" | "expected">,
  operation: OperationContract,
  { requests: [sent] }: Observation,
): Promise<Expected> {
  if (!operation.hooks.sign || expected.kind !== "sent" || !sent) return expected;
  const call = { operation, inputs, moment: momentOf({ title }, operation) };
  const { headers, ...request } = await signedAs(expected.request, sent, call);
  const example = operation.examples.find((each) => exampleTitle(each) === title);
  const declared = lowered(example?.request?.headers ?? {});
  return { ...expected, request: { ...request, headers: { ...headers, ...declared } } };
}

/** The expected request with what its hook makes of the one that was sent. */
export async function signedAs(
  request: WireRequest,
  sent: SentRequest,
  { operation, inputs, moment }: SignedCall,
): Promise<WireRequest> {
  const { sign } = operation.hooks;
  if (!sign) return request;
  const unsigned = { ...sent, headers: withBefore(sign.adds, request, sent) };
  const made = await signature(operation, inputs, unsigned, runAt(moment));
  return { ...request, headers: { ...request.headers, ...made } };
}

/** What a signature is made of beside the request. */
interface SignedCall {
  readonly operation: OperationContract;
  readonly inputs: Inputs;
  readonly moment: Moment;
}

/** Expects of a signature only what was sent: it depends on the time. */
export function withAnySignature(
  request: WireRequest,
  sent: SentRequest,
  operation: OperationContract | undefined,
): WireRequest {
  const signed = (operation?.hooks.sign?.adds ?? []).flatMap((name) => {
    const value = sent.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...request, headers: { ...request.headers, ...Object.fromEntries(signed) } };
}

/** The headers before a hook added its own: a credential may have travelled where it writes. */
function withBefore(
  adds: readonly string[],
  { headers: expected }: WireRequest,
  { headers }: SentRequest,
): WireRequest["headers"] {
  const others = Object.entries(headers).filter(([name]) => !adds.includes(name));
  const before = Object.entries(expected).filter(([name]) => adds.includes(name));
  return Object.fromEntries([...others, ...before]);
}

function lowered(headers: WireRequest["headers"]): WireRequest["headers"] {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries(named);
}

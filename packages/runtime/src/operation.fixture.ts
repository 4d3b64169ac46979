import { type Call, connect } from "./request/connection.ts";
import type { Input } from "./definition.ts";
import type { Provider, WholeDefinition } from "./operation-definition.ts";
import { defineOperation } from "./operation.ts";

/** Inputs of the operation below, as it is called. */
export interface ThingInputs {
  readonly apiKey: string;
  readonly id: string;
  readonly top?: number | string;
}

export interface ThingOutputs {
  readonly data: unknown;
  readonly metadata: { readonly id: string };
}

/** Data of an operation that gets one thing of a shop. */
export const thing: WholeDefinition<ThingInputs> = {
  id: "shop_get_thing",
  provider: "shop",
  name: "Get thing",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true },
    id: { type: "string", required: true },
    top: { type: "number", maximum: 9 },
  } satisfies Record<string, Input>,
  outputs: {
    data: { type: "json", from: ["body"] },
    "metadata.id": { type: "string", from: ["body.id", "params.id"] },
  },
  replies: { 200: "object" },
  errors: { message: ["body.message"], code: ["body.code"], requestId: ["headers.x-id"] },
  connect: ({ apiKey }, options) =>
    connect(options, { home: "https://api.example.com", headers: { "X-API-Key": apiKey } }),
  call: {
    operation: "shop_get_thing",
    effect: "read",
    method: "GET",
    path: "/things/{id}",
    request: ({ id, top }) => ({ params: { path: { id }, query: { top } } }),
  },
};

/** What a test has in one piece, as packages have it: the provider, the call, and the rest. */
export function inParts<Values, Whole extends WholeDefinition<Values>>(
  whole: Whole & WholeDefinition<Values>,
): [Provider<Values>, Call<Values>, Whole] {
  const { id: operation, provider: id, effect, call, errors } = whole;
  const provider = { id, credentials: {}, errors, connect: whole.connect };
  return [provider, { ...call, operation, effect }, whole];
}

/** The operation, with what a test wants different. */
export function operationOf(rest: Partial<WholeDefinition<ThingInputs>> = {}) {
  return defineOperation<ThingInputs, ThingInputs, ThingOutputs>(...inParts({ ...thing, ...rest }));
}

import { isChosenLine, requestText } from "../../../language/ir/lines.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import type { GenericView } from "../../render/generic.ts";
import type { ImportView } from "../../render/import.ts";
import type { SignatureView } from "../../render/signature.ts";
import { type CommentView, commentWithCode } from "../typescript/comment.ts";
import { sentParameters } from "../inputs/parameters.ts";
import { importView } from "../typescript/import.ts";
import { type InterfaceView, interfaceView } from "../typescript/interface.ts";
import { named } from "../typescript/schema-type.ts";
import { encodeExpression } from "./body.ts";
import { calledNames } from "./called.ts";
import { type CallView, callView, makesMoment, MOMENT } from "./call.ts";
import { connectionExpression, connectionNames } from "./connection.ts";
import { requestExpression, sendExpression } from "./request.ts";
import {
  CONNECTION,
  elsewhereName,
  isConnectedApart,
  isSigned,
  type SigningView,
  signImports,
  signingView,
} from "./signing.ts";

/** What `client.ts.hbs` prints. */
export interface ClientView {
  readonly spec: string;
  readonly runtime: ImportView;
  readonly inputs: ImportView;
  readonly options: InterfaceView;
  readonly connect: SignatureView;
  readonly connection: ExpressionView;
  readonly create: SignatureView;
  /** The options of openapi-fetch. */
  readonly transport: string;
  readonly client: { readonly name: string; readonly type: GenericView };
  /** The functions that sign. */
  readonly hooks: readonly ImportView[];
  /** Whether an operation takes the connection as it is. */
  readonly connected: boolean;
  readonly operations: readonly MethodView[];
}

interface MethodView {
  readonly method: string;
  readonly summary: CommentView;
  readonly signature: SignatureView;
  readonly send: ExpressionView;
  readonly call: CallView;
  readonly signing: SigningView | null;
}

/** The typed client of a provider. */
export function clientView(provider: Provider, runtime: string): ClientView {
  const { names, operations } = provider;
  const options = { name: "options", optional: false, empty: false };
  const isRead = provider.auth.length + provider.server.params.length > 0;
  // A leading underscore says that the connection is the same whatever is given.
  const given = { ...options, name: isRead ? "given" : "_given", type: names.credentials };
  return {
    spec: provider.spec,
    runtime: importView(runtime, runtimeNames(provider), runtimeTypes(provider)),
    inputs: importView("./inputs.ts", [], [names.credentials, ...paramsNames(provider)]),
    options: interfaceView(
      names.clientOptions,
      [],
      named(names.credentials),
      named("TransportOptions"),
    ),
    connect: {
      name: CONNECTION,
      parameters: [given, { ...options, type: "TransportOptions" }],
      returns: "Connection",
    },
    connection: connectionExpression(provider),
    create: {
      name: names.createClient,
      parameters: [{ ...options, type: names.clientOptions }],
      returns: null,
    },
    transport: transportOf(provider),
    client: { name: names.clientType, type: returnType(names) },
    hooks: signImports(provider),
    connected: !operations.every(isConnectedApart),
    operations: operations.map((operation) => methodView(provider, operation)),
  };
}

function runtimeTypes({ operations }: Provider): readonly string[] {
  return [
    "Call",
    "CallInit",
    "Connection",
    ...(operations.some(isChosenLine) ? ["LinedRequest"] : []),
    ...(operations.every(isChosenLine) ? [] : ["RequestOf"]),
    "Sendable",
    "TransportOptions",
  ];
}

function runtimeNames(provider: Provider): readonly string[] {
  const { operations } = provider;
  return [
    ...(operations.every(isChosenLine) ? [] : ["callOptions"]),
    ...(operations.some(isChosenLine) ? ["lineOptions"] : []),
    transportOf(provider),
    ...(operations.some(isSigned) ? ["signing"] : []),
    ...new Set(operations.flatMap(({ server }) => (server ? elsewhereName(server) : []))),
    ...connectionNames(provider),
    ...new Set(operations.flatMap(calledFunctions)),
    ...(operations.some(makesMoment) ? [MOMENT] : []),
    ...(operations.some(({ policy }) => policy.idempotencyHeader !== undefined)
      ? ["idempotencyKey"]
      : []),
  ];
}

function calledFunctions(operation: Operation): readonly string[] {
  const encode = encodeExpression(operation);
  return calledNames(requestExpression(operation)).concat(encode ? calledNames(encode) : []);
}

/** Labels are cut off before a request is sent. */
function transportOf({ operations }: Provider): string {
  const isLabelled = operations.some(({ label }) => label !== undefined);
  return isLabelled ? "labelledClientOptions" : "clientOptions";
}

function returnType(names: Provider["names"]): GenericView {
  return {
    name: "ReturnType",
    arguments: [{ kind: "typeof", name: names.createClient }],
    column: `export type ${names.clientType} = `.length,
    after: 1,
  };
}

function paramsNames({ operations }: Provider): readonly string[] {
  return operations.map(({ names }) => names.params);
}

function methodView(provider: Provider, operation: Operation): MethodView {
  const { names } = operation;
  const sent = sentParameters(operation);
  return {
    method: names.method,
    summary: commentWithCode(`${operation.name}:`, requestText(operation)),
    signature: {
      name: names.method,
      parameters: [
        {
          name: "params",
          optional: false,
          type: names.params,
          empty: sent.every(({ required }) => !required),
        },
        { name: "init", optional: true, type: "CallInit", empty: false },
      ],
      returns: null,
    },
    send: sendExpression(operation),
    call: callView(operation),
    signing: signingView(provider, operation),
  };
}

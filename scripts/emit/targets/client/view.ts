import { foundBefore } from "../../../language/ir/credentials.ts";
import { isChosenLine, requestText } from "../../../language/ir/lines.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import type { GenericView } from "../../render/generic.ts";
import type { ImportView } from "../../render/import.ts";
import type { SignatureView } from "../../render/signature.ts";
import { type CommentView, commentWithCode, deprecatedComment } from "../typescript/comment.ts";
import { sentParameters } from "../inputs/parameters.ts";
import { insteadOf } from "../operations/deprecated.ts";
import { importView } from "../typescript/import.ts";
import { type InterfaceView, interfaceView } from "../typescript/interface.ts";
import { named } from "../typescript/schema-type.ts";
import { writeExpression } from "./body.ts";
import { calledNames } from "./called.ts";
import { type CallView, callView, makesMoment, MOMENT } from "./call.ts";
import { connectionExpression, connectionNames } from "./connection.ts";
import {
  type ConnectionGroup,
  connectionGroups,
  connectionOf,
  isConnectedApart,
  isFetched,
  isSigned,
} from "../connections.ts";
import { hiddenCredentials } from "./hidden.ts";
import { receiveExpression } from "./receive.ts";
import { isWritten, requestExpression, sendExpression } from "./request.ts";
import { elsewhereName, type SigningView, signImports, signingView } from "./signing.ts";

/** What `client.ts.hbs` prints. */
export interface ClientView {
  readonly spec: string;
  readonly runtime: ImportView;
  readonly inputs: ImportView;
  readonly options: InterfaceView;
  readonly connections: readonly ConnectView[];
  readonly create: SignatureView;
  /** The options of openapi-fetch. */
  readonly transport: string;
  readonly client: { readonly name: string; readonly type: GenericView };
  /** The functions that sign. */
  readonly hooks: readonly ImportView[];
  readonly operations: readonly MethodView[];
}

/** A function that checks where calls go and what they carry. */
interface ConnectView {
  readonly connect: SignatureView;
  readonly connection: ExpressionView;
  /** What the client calls its result. */
  readonly variable: string;
  /** Whether a client makes it once, for the operations that take it as it is. */
  readonly isUsed: boolean;
  readonly name: string;
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
  const groups = connectionGroups(provider);
  const types = groups.map(({ type }) => type);
  return {
    spec: provider.spec,
    runtime: importView(runtime, runtimeNames(provider), runtimeTypes(provider)),
    inputs: importView(
      "./inputs.ts",
      [],
      [...new Set([names.credentials, ...types]), ...paramsNames(provider)],
    ),
    options: interfaceView(
      names.clientOptions,
      [],
      named(names.credentials),
      named("TransportOptions"),
    ),
    connections: groups.map((group) => connectView(provider, group)),
    create: {
      name: names.createClient,
      parameters: [{ ...OPTIONS, type: names.clientOptions }],
      returns: null,
    },
    transport: transportOf(provider),
    client: { name: names.clientType, type: returnType(names) },
    hooks: signImports(provider),
    operations: operations.map((operation) => methodView(provider, operation)),
  };
}

const OPTIONS = { name: "options", optional: false, empty: false };

function connectView(provider: Provider, group: ConnectionGroup): ConnectView {
  const { name, variable, type, auth, needed } = group;
  const isRead = auth.some(({ sent }) => sent.length > 0) || provider.server.params.length > 0;
  // A leading underscore says that the connection is the same whatever is given.
  const given = { ...OPTIONS, name: isRead ? "given" : "_given", type };
  const own = provider.operations.filter((each) => connectionOf(provider, each).name === name);
  return {
    name,
    variable,
    isUsed:
      needed.length === 0 &&
      (own.some((operation) => !isConnectedApart(operation)) || own.length === 0),
    connect: {
      name,
      parameters: [given, { ...OPTIONS, type: "TransportOptions" }],
      returns: "Connection",
    },
    connection: connectionExpression(provider, auth),
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
    ...(operations.every((each) => isChosenLine(each) || isFetched(each)) ? [] : ["callOptions"]),
    ...(operations.some(isFetched) ? ["fetched", "fetchedOptions"] : []),
    ...(operations.some(isChosenLine) ? ["lineOptions"] : []),
    transportOf(provider),
    ...(operations.some(isSigned) ? ["signing"] : []),
    ...new Set(operations.flatMap((each) => (each.server ? elsewhereName(each.server, each) : []))),
    ...new Set([
      ...connectionGroups(provider).flatMap(({ auth }) => connectionNames(provider, auth)),
      ...operations.flatMap(calledFunctions),
    ]),
    ...(operations.some((each) => hiddenCredentials(provider, each).length > 0)
      ? ["withoutCarried"]
      : []),
    ...(operations.some(makesMoment) ? [MOMENT] : []),
    ...(operations.some(isWritten) ? ["writtenOptions"] : []),
    ...(operations.some(({ policy }) => policy.idempotencyHeader !== undefined)
      ? ["idempotencyKey"]
      : []),
  ];
}

function calledFunctions(operation: Operation): readonly string[] {
  const write = writeExpression(operation);
  const receive = receiveExpression(operation);
  const others = [write, receive].flatMap((each) => (each ? calledNames(each) : []));
  return [...calledNames(requestExpression(operation)), ...others];
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
  const sent = [...sentParameters(operation), ...foundBefore(operation)];
  return {
    method: names.method,
    summary: deprecatedComment(
      commentWithCode(`${operation.name}:`, requestText(operation)),
      insteadOf(provider, operation),
    ),
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
    send: sendExpression(provider, operation),
    call: callView(provider, operation, connectionOf(provider, operation).type),
    signing: signingView(provider, operation),
  };
}

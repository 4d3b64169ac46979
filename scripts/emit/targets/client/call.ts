import { isAccept } from "../../../language/ir/asked-types.ts";
import { foundBefore } from "../../../language/ir/credentials.ts";
import { isChosenLine } from "../../../language/ir/lines.ts";
import { plainPath } from "../../../language/ir/path-holes.ts";
import { labelledPath } from "../../../language/ir/shared-request.ts";
import type { Json, Operation, Provider } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import type { GenericView } from "../../render/generic.ts";
import type { SignatureView } from "../../render/signature.ts";
import type { AliasView } from "../../render/type.ts";
import { named, union } from "../typescript/schema-type.ts";
import { parameterNames } from "../../../language/ir/sources.ts";
import { sentParameters } from "../inputs/parameters.ts";
import { writeExpression } from "./body.ts";
import { isRanged, receiveExpression } from "./receive.ts";
import { requestExpression } from "./request.ts";
import { takenNames } from "./taken-names.ts";

/** How an operation is sent, as `client.ts.hbs` prints it. */
export interface CallView {
  readonly name: string;
  readonly type: string;
  /** What is sent where credentials travel like parameters; null where it is what the method takes. */
  readonly sent: AliasView | null;
  readonly requestType: { readonly name: string; readonly type: GenericView };
  readonly facts: readonly { readonly name: string; readonly value: Json }[];
  readonly idempotencyKey: ExpressionView | null;
  /** How the body is written; null for JSON. */
  readonly write: ExpressionView | null;
  /** How replies are read; null for text. */
  readonly receive: ExpressionView | null;
  readonly signature: SignatureView;
  readonly request: ExpressionView;
}

/** How an operation is sent: its policy, method and path, and its parameters by place. */
export function callView(provider: Provider, operation: Operation, credentials: string): CallView {
  const { names, method, path, effect } = operation;
  const sent = sentType(operation, credentials);
  const type = sent?.name ?? names.params;
  const { idempotencyHeader, ...policy } = operation.policy;
  const headerInputs = inputsByHeader(operation);
  const facts = {
    operation: operation.id,
    effect,
    ...policy,
    ...(isRanged(operation) && { ranged: true }),
    method,
    // The connection has the whole address.
    path: operation.fetches ? "" : path,
    ...(Object.keys(headerInputs).length > 0 && { headerInputs }),
  };
  return {
    name: names.call,
    type,
    sent,
    requestType: { name: names.request, type: requestType(operation) },
    facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
    idempotencyKey:
      idempotencyHeader === undefined
        ? null
        : {
            kind: "call",
            of: null,
            name: "idempotencyKey",
            arguments: [{ kind: "value", value: idempotencyHeader }],
          },
    write: writeExpression(operation),
    receive: receiveExpression(operation),
    signature: {
      name: "request",
      parameters: [
        {
          // A leading underscore says that the request is the same whatever is given.
          name: isChosenLine(operation) || hasParams(operation) || sent ? "params" : "_params",
          optional: false,
          type,
          empty: false,
        },
        ...(makesMoment(operation) ? [{ name: "made", madeBy: MOMENT }] : []),
      ],
      returns: names.request,
    },
    request: requestExpression(operation, takenNames(provider, operation)),
  };
}

function hasParams(operation: Operation): boolean {
  return sentParameters(operation).length > 0 || foundBefore(operation).length > 0;
}

/** `SendMessageParams & Pick<TelegramCredentials, "token">` */
function sentType({ names, carried = [] }: Operation, credentials: string): AliasView | null {
  if (carried.length === 0) return null;
  const keys = union(carried.map(({ name: value }) => ({ kind: "literal", value })));
  const own = named("Pick", named(credentials), keys);
  return {
    name: names.params.replace(/Params$/, "Sent"),
    type: { kind: "intersection", of: [named(names.params), own] },
  };
}

/** The function of the runtime that makes the time and the UUID of a call. */
export const MOMENT = "moment";

/** Whether the request reads what is made for the call; a choice that is never reached does not. */
export function makesMoment(operation: Operation): boolean {
  const { body, query, headers } = operation.written;
  if (!body && query.length === 0 && headers.length === 0) return false;
  return JSON.stringify(requestExpression(operation)).includes('"of":"made"');
}

/** Names of parameters by the header that they travel in. */
function inputsByHeader({ parameters, written }: Operation): Readonly<Record<string, string>> {
  const placed = parameters.flatMap(({ name, placement }) =>
    placement.kind === "header" ? [[placement.name, name] as const] : [],
  );
  const texts = written.headers.flatMap((member) => {
    const [first, ...others] = parameterNames(member);
    const isOne = first !== undefined && others.length === 0;
    return member.kind === "member" && typeof member.name === "string" && isOne
      ? [[member.name, first] as const]
      : [];
  });
  const all = [...texts, ...placed];
  return Object.fromEntries(
    all.map(([header, name]) => [isAccept(header) ? "Accept" : header, name]),
  );
}

/** `RequestOf<paths["/volumes"]["get"]>` */
function requestType(operation: Operation): GenericView {
  const { names, method } = operation;
  const keys = [plainPath(labelledPath(operation)), method.toLowerCase()];
  return {
    name: isChosenLine(operation) ? "LinedRequest" : "RequestOf",
    arguments: [{ kind: "lookup", of: named("paths"), keys }],
    column: `type ${names.request} = `.length,
    after: 1,
  };
}

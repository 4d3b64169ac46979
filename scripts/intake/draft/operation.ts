import { title } from "../../language/ir/names.ts";
import { labelledPath } from "../../language/ir/shared-request.ts";
import { inferredSchema } from "../../system/inferred-schema.ts";
import { ownJson, streamOf } from "../content.ts";
import type { VendorOperation, VendorReply } from "../model.ts";
import type { Follow } from "../shape/node.ts";
import { isSilent } from "../shape/normal.ts";
import { typesOf } from "../shape/types.ts";
import { wordsOf } from "../words.ts";
import type { TakenBy } from "./credentials.ts";
import { type ErrorReplies, errorReplies, isBodiless } from "./errors.ts";
import { draftInputs, type Fixed, type Inputs, type Surroundings, type Written } from "./inputs.ts";
import { nameOf, type OperationIds } from "./names.ts";
import { draftOutputs, isSuccess } from "./outputs.ts";
import { shortName, tidy } from "./prose.ts";
import type { SchemaDrafts } from "./schemas.ts";
import type { Locate } from "./server.ts";

/** What surrounds an operation that is drafted. */
export interface DraftSetting extends Surroundings {
  readonly provider: string;
  readonly ids: OperationIds;
  readonly locate: Locate;
  readonly takenBy: TakenBy;
  /** The credentials of the manifest. */
  readonly credentials: readonly string[];
  readonly schemas: SchemaDrafts;
  /** Operations that give their replies as a whole. */
  readonly plain: ReadonlySet<VendorOperation>;
  readonly style: Style;
}

/** What the manifest around says once for all operations. */
export interface Style {
  /** How bodies are written where an operation does not say it. */
  readonly encode?: string | undefined;
}

/** An operation of a manifest, its error replies and its way to write bodies apart. */
export interface OperationDraft {
  readonly id: string;
  readonly operation: object;
  readonly inputs: Inputs;
  readonly errors: ErrorReplies;
}

/** Drafts one operation, with its members in the order in which people write them. */
export function draftOperation(theirs: VendorOperation, setting: DraftSetting): OperationDraft {
  const replies = theirs.replies.map(withShown);
  const { schemas, follow, style } = setting;
  const { base = "", server } = setting.locate(theirs) ?? {};
  const auth = credentialsFor(theirs, server !== undefined, setting);
  const { method, label, summary, description } = theirs;
  const called = title(wordsOf(theirs.id ?? theirs.path).join("_")) || `${method} ${theirs.path}`;
  const name = shortName(summary, called.slice(0, 200));
  const inputs = draftInputs(theirs, setting);
  const { path, params } = inputs;
  const reply = replies.filter(isSuccess).map((success) => {
    const body = replyOf(theirs, success, `${name} reply`, setting);
    return [String(success.status), body] as const;
  });
  const isSaid = reply.every(([, body]) => typeof body !== "string" || !schemas.isOpen(body));
  const isKnown = isSaid && !setting.plain.has(theirs);
  const operation = {
    name,
    description: tidy(description || summary, name),
    ...(theirs.resource !== undefined && { resource: theirs.resource }),
    ...(theirs.docs !== undefined && { docs: theirs.docs }),
    request: `${method} ${labelledPath({ path: `${base}${path}`, label })}`,
    ...(server && { server: Object.keys(server).length === 1 ? server.url : server }),
    ...(auth && { auth }),
    ...writtenIn(inputs, acceptedBy(theirs), style),
    ...(params.length > 0 && {
      params: Object.fromEntries(params.map((input) => [input.name, input.parameter])),
    }),
    reply: reply.length > 0 ? Object.fromEntries(reply) : { 200: "empty" },
    ...draftOutputs({ method, replies }, follow, isKnown),
  };
  const id = setting.ids.get(theirs) ?? nameOf(theirs);
  return { id, operation, inputs, errors: errorReplies(theirs, schemas, `${name} error`) };
}

/** What is written as it travels, with the encoding where it is not that of the others. */
function writtenIn({ params, written }: Inputs, accept: Fixed, style: Style): Written {
  const { encode, ...others } = written;
  const headers = { ...accept, ...others.headers };
  const rest = { ...others, ...(Object.keys(headers).length > 0 && { headers }) };
  const hasBody = rest.body !== undefined || params.some(({ place }) => place === "body");
  const isOther = hasBody && encode !== style.encode;
  return { ...(isOther && { encode: encode ?? "json" }), ...rest };
}

/** JSON of a type of its own, which replies have alone, is asked for by that type. */
function acceptedBy({ method, replies }: VendorOperation): Fixed {
  const reply = replies.find((each) => isSuccess(each) && each.schema !== null);
  if (!reply || isBodiless(method, reply)) return {};
  const own = ownJson(reply.mediaTypes);
  return own === undefined ? {} : { Accept: own };
}

/** What an operation says of its credentials: where it goes elsewhere, which may go there. */
function credentialsFor(
  theirs: VendorOperation,
  isElsewhere: boolean,
  { takenBy, credentials }: DraftSetting,
): readonly string[] | undefined {
  const own = takenBy(theirs);
  if (own !== undefined || !isElsewhere || credentials.length === 0) return own;
  return theirs.security === null ? [] : credentials;
}

/** A reply of which there are only examples holds what these do. */
function withShown({ examples, ...reply }: VendorReply): VendorReply {
  return examples ? { ...reply, schema: inferredSchema(examples) } : reply;
}

/** What a success holds, as the manifest names it. */
function replyOf(
  { method }: VendorOperation,
  reply: VendorReply,
  otherwise: string,
  { follow, schemas }: DraftSetting,
): string {
  if (isBodiless(method, reply)) return "empty";
  if (reply.schema === null) return streamOf(reply.mediaTypes) ?? "empty";
  // Few vendors mean JSON in quotes by a text, so its type is open.
  const isAny = isText(reply, follow) || isSilent(reply.schema);
  return isAny ? "any" : schemas.add(reply.schema, otherwise);
}

/** Whether the vendor says that a reply in JSON is a text. */
export function isText({ schema }: VendorReply, follow: Follow): boolean {
  const types = new Set(schema && typesOf({ schema, at: [] }, follow));
  types.delete("null");
  return types.size === 1 && types.has("string");
}

import { labelledPath } from "../../language/ir/shared-request.ts";
import { title } from "../../language/ir/names.ts";
import type { JsonSchema } from "../../language/ir/types.ts";
import type { VendorOperation, VendorReply } from "../model.ts";
import { type Follow, keywordOf, typesOf } from "../shape.ts";
import type { TakenBy } from "./credentials.ts";
import { type ErrorReplies, errorReplies, isBodiless } from "./errors.ts";
import { draftInputs, type Inputs, type Surroundings } from "./inputs.ts";
import { nameOf, type OperationIds, wordsOf } from "./names.ts";
import { draftOutputs, isSuccess } from "./outputs.ts";
import { shortName, tidy } from "./prose.ts";
import type { Locate } from "./server.ts";
import type { SchemaDrafts } from "./schemas.ts";

/** What surrounds an operation that is drafted. */
export interface DraftSetting extends Surroundings {
  readonly provider: string;
  readonly ids: OperationIds;
  readonly locate: Locate;
  readonly takenBy: TakenBy;
  /** The credentials of the manifest. */
  readonly credentials: readonly string[];
  readonly schemas: SchemaDrafts;
}

/** An operation of a manifest, its error replies apart. */
export interface OperationDraft {
  readonly id: string;
  readonly operation: object;
  readonly inputs: Inputs;
  readonly errors: ErrorReplies;
}

/** Drafts one operation, with its members in the order in which people write them. */
export function draftOperation(theirs: VendorOperation, setting: DraftSetting): OperationDraft {
  const { schemas, follow } = setting;
  const { base = "", server } = setting.locate(theirs) ?? {};
  const auth = credentialsFor(theirs, server !== undefined, setting);
  const { method, label, summary, description } = theirs;
  const called = title(wordsOf(theirs.id ?? theirs.path).join("_")) || `${method} ${theirs.path}`;
  const name = shortName(summary, called.slice(0, 200));
  const inputs = draftInputs(theirs, setting);
  const { path, params } = inputs;
  const reply = theirs.replies.filter(isSuccess).map((success) => {
    const schema = replySchema(theirs, success, follow);
    const body = schema === null ? "empty" : schemas.add(schema, `${name} reply`);
    return [String(success.status), body] as const;
  });
  const operation = {
    name,
    description: tidy(description || summary, name),
    request: `${method} ${labelledPath({ path: `${base}${path}`, label })}`,
    ...(server && { server: Object.keys(server).length === 1 ? server.url : server }),
    ...(auth && { auth }),
    effect: method === "GET" || method === "HEAD" ? "read" : "write",
    ...(params.length > 0 && {
      params: Object.fromEntries(params.map((input) => [input.name, input.parameter])),
    }),
    reply: reply.length > 0 ? Object.fromEntries(reply) : { 200: "empty" },
    output: draftOutputs(theirs, follow),
  };
  const id = setting.ids.get(theirs) ?? nameOf(theirs);
  return { id, operation, inputs, errors: errorReplies(theirs, schemas, `${name} error`) };
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

/** What a success holds; null where there can be no body. */
function replySchema(
  { method }: VendorOperation,
  reply: VendorReply,
  follow: Follow,
): JsonSchema | null {
  if (reply.schema === null || isBodiless(method, reply)) return null;
  if (!isText(reply, follow)) return reply.schema;
  // Few vendors mean JSON in quotes by this, so the type is open.
  const description = keywordOf({ schema: reply.schema, at: [] }, "description", follow);
  return typeof description === "string" ? { description } : {};
}

/** Whether the vendor says that a reply is a text. */
export function isText({ schema }: VendorReply, follow: Follow): boolean {
  const types = new Set(schema && typesOf({ schema, at: [] }, follow));
  types.delete("null");
  return types.size === 1 && types.has("string");
}

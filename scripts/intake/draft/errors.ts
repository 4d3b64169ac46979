import { parsePath } from "../../language/ir/path.ts";
import type { JsonSchema, Path } from "../../language/ir/types.ts";
import { isTextual } from "../content.ts";
import type { VendorOperation, VendorReply } from "../model.ts";
import { memberAt } from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/node.ts";
import { typesOf } from "../shape/types.ts";
import type { SchemaDrafts } from "./schemas.ts";

/** Where APIs say what went wrong; those that the vendor's error replies have are taken. */
const MESSAGES = [
  "body.message",
  "body.error.message",
  "body.error_description",
  "body.detail",
  "body.error",
];
const CODES = ["body.code", "body.error.code", "body.error.status", "body.type"];

/** Schemas of error replies by status, `text` or `empty`. */
export type ErrorReplies = Readonly<Record<string, string>>;

/** The error replies of an operation. */
export function errorReplies(
  { method, replies }: VendorOperation,
  schemas: SchemaDrafts,
  otherwise: string,
): ErrorReplies {
  const errors = replies.filter(isError);
  return Object.fromEntries(
    errors.map((reply) => {
      const isEmpty = isBodiless(method, reply);
      if (reply.schema !== null && !isEmpty)
        return [String(reply.status), schemas.add(reply.schema, otherwise)];
      const body = !isEmpty && isTextual(reply.mediaTypes) ? "text" : "empty";
      return [String(reply.status), body];
    }),
  );
}

/** Whether a reply never has a body, whatever the vendor says of one. */
export function isBodiless(
  method: VendorOperation["method"],
  { status }: Pick<VendorReply, "status">,
): boolean {
  return method === "HEAD" || status === 204 || status === 205;
}

/** What the error replies of these operations have in common. */
export function draftErrors(
  operations: readonly VendorOperation[],
  replies: readonly ErrorReplies[],
  follow: Follow,
) {
  const bodies = operations
    .flatMap(({ replies: all, openErrors }) => [
      ...all.filter(isError).map(({ schema }) => schema),
      ...openErrors,
    ])
    .filter((schema) => schema !== null);
  const common: Record<string, string> = {};
  for (const [status, schema] of replies.flatMap(Object.entries)) common[status] ??= schema;
  const message = MESSAGES.filter((path) => bodies.some((body) => isText(path, body, follow)));
  const code = CODES.filter((path) => bodies.some((body) => isText(path, body, follow)));
  return {
    ...(message.length > 0 && { message }),
    ...(code.length > 0 && { code }),
    ...(Object.keys(common).length > 0 && { reply: common }),
  };
}

/** What lies between success and error is for a person to judge. */
function isError({ status }: VendorReply): boolean {
  return status >= 400;
}

function isText(path: Path, body: JsonSchema, follow: Follow): boolean {
  let node: SchemaNode = { schema: body, at: [] };
  for (const member of parsePath(path).slice(1)) {
    const next = memberAt(node, member, follow);
    if (typeof next === "string") return false;
    node = next;
  }
  const types = typesOf(node, follow);
  return types !== null && (types.has("string") || types.has("integer")) && !types.has("object");
}

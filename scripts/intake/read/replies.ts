import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { bareType, isBinary } from "../content.ts";
import { objectOf, textOf } from "../data.ts";
import type { Resolve, VendorOperation, VendorReply } from "../model.ts";
import { resolved } from "./pointer.ts";

type Replies = Pick<VendorOperation, "replies" | "openErrors" | "hasOtherReplies">;

/** Replies of an operation, and what is said of those whose status is left open. */
export function repliesOf(responses: Json | undefined, resolve: Resolve): Replies {
  const all = Object.entries(objectOf(responses)).map(([status, value]) => {
    return { key: status.toUpperCase(), node: resolved(objectOf(value), resolve) };
  });
  // What comes before the reply proper is none of the caller's business.
  const exact = all.filter(({ key }) => /^[2-5]\d{2}$/.test(key));
  const isResult = exact.some(({ key }) => key.startsWith("2"));
  const open = isResult
    ? undefined
    : (all.find(({ key }) => key === "2XX") ?? all.find(({ key }) => key === "DEFAULT"));
  const errors = all.filter((each) => each !== open && /^(?:[45]XX|DEFAULT)$/.test(each.key));
  return {
    replies: [
      ...(open ? [{ ...reply(200, open.node), said: open.key.replace("DEFAULT", "default") }] : []),
      ...exact.map(({ key, node }) => reply(Number(key), node)),
    ],
    openErrors: errors.map(({ node }) => jsonSchema(node)).filter((schema) => schema !== null),
    hasOtherReplies: all.some(({ key }) => !/^\d{3}$/.test(key)),
  };
}

function reply(status: number, node: JsonSchema): VendorReply {
  const description = textOf(node["description"]);
  // Bytes are no JSON, whatever media type a document has for all of its replies.
  const mediaTypes = Object.entries(objectOf(node["content"])).map(([type, content]) =>
    isBinary(objectOf(objectOf(content)["schema"])) && JSON_TYPE.test(type)
      ? "application/octet-stream"
      : bareType(type),
  );
  const hasLinks = Object.keys(objectOf(node["headers"])).some((name) => /^link$/i.test(name));
  const read = { status, description, schema: jsonSchema(node), mediaTypes };
  return hasLinks ? { ...read, hasLinks } : read;
}

/** The schema of the JSON body; null where none of the media types is JSON. */
function jsonSchema({ content }: JsonSchema): JsonSchema | null {
  const types = Object.entries(objectOf(content)).map(
    ([type, value]) => [bareType(type), objectOf(value)] as const,
  );
  const found = types.find(
    ([type, { schema }]) => JSON_TYPE.test(type) && !isBinary(objectOf(schema)),
  );
  return found ? objectOf(found[1]["schema"]) : null;
}

const JSON_TYPE = /^(?:[\w.+-]+\/(?:[\w.-]+\+)?json\b|\*\/\*)/i;

import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { bareType, isBinary } from "../content.ts";
import { typesOf } from "../../system/inferred-schema.ts";
import { listOf, objectOf, textOf } from "../data.ts";
import type { Resolve, VendorOperation, VendorReply } from "../model.ts";
import { isSilent } from "../shape/normal.ts";
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
      ...(open
        ? [{ ...reply(200, open.node, resolve), said: open.key.replace("DEFAULT", "default") }]
        : []),
      ...exact.map(({ key, node }) => reply(Number(key), node, resolve)),
    ],
    openErrors: errors
      .map(({ node }) => jsonContent(node)?.schema ?? null)
      .filter((schema) => schema !== null),
    hasOtherReplies: all.some(({ key }) => !/^\d{3}$/.test(key)),
  };
}

function reply(status: number, node: JsonSchema, resolve: Resolve): VendorReply {
  const description = textOf(node["description"]);
  // Bytes are no JSON, whatever media type a document has for all of its replies.
  const mediaTypes = Object.entries(objectOf(node["content"])).map(([type, content]) =>
    isBinary(objectOf(objectOf(content)["schema"])) && JSON_TYPE.test(type)
      ? "application/octet-stream"
      : bareType(type),
  );
  const hasLinks = Object.keys(objectOf(node["headers"])).some((name) => /^link$/i.test(name));
  const content = jsonContent(node);
  const examples = content === null ? [] : examplesOf(content, resolve);
  return {
    status,
    description,
    schema: content?.schema ?? null,
    ...(examples.length > 0 && { examples }),
    mediaTypes,
    ...(hasLinks && { hasLinks }),
  };
}

/** What is said of the JSON body; null where none of the media types is JSON. */
function jsonContent({ content }: JsonSchema): JsonContent | null {
  const types = Object.entries(objectOf(content)).map(
    ([type, value]) => [bareType(type), objectOf(value)] as const,
  );
  const found = types.find(
    ([type, { schema }]) => JSON_TYPE.test(type) && !isBinary(objectOf(schema)),
  );
  return found ? { ...found[1], schema: objectOf(found[1]["schema"]) } : null;
}

type JsonContent = JsonSchema & { readonly schema: JsonSchema };

/** What is shown of a body, where nothing is said of what it holds. */
function examplesOf({ schema, example, examples }: JsonContent, resolve: Resolve): readonly Json[] {
  const { type, ...said } = schema;
  if (!isSilent(said) || ![undefined, "object", "array"].some((each) => each === type)) return [];
  const named = Object.values(objectOf(examples)).map(
    (each) => resolved(objectOf(each), resolve)["value"],
  );
  const shown = [example, ...named, schema["example"], ...listOf(schema["examples"])];
  return shown
    .filter((value) => value !== undefined)
    .filter((value) => type === undefined || typesOf([value]).every((each) => each === type));
}

const JSON_TYPE = /^(?:[\w.+-]+\/(?:[\w.-]+\+)?json\b|\*\/\*)/i;

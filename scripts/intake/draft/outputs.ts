import type { JsonSchema, ValueType } from "../../language/ir/types.ts";
import type { ManifestOutput } from "../../language/manifest/types.ts";
import type { VendorOperation, VendorReply } from "../model.ts";
import { type Follow, keywordOf, memberAt, requiredNames, typesOf } from "../shape.ts";
import { isBodiless } from "./errors.ts";
import { tidy } from "./prose.ts";

/** An output as people write it: one path stands alone. */
type Written = Omit<ManifestOutput, "from"> & { readonly from?: string };

/** Drafts outputs: the whole body, and beside it what is asked for most. A person cuts them to fit. */
export function draftOutputs(
  { method, replies }: VendorOperation,
  follow: Follow,
): Readonly<Record<string, Written>> {
  const successes = replies
    .filter(isSuccess)
    .map((reply) => (isBodiless(method, reply) ? { ...reply, schema: null } : reply));
  const full = successes.find(({ schema }) => schema !== null);
  if (!full?.schema) return { data: DONE };
  const { schema } = full;
  const isSure = successes.every((reply) => reply.schema !== null);
  return {
    data: {
      from: "body",
      ...(!isSure && { nullable: true }),
      description: descriptionOf(full, follow),
    },
    ...(isSure && metadata(schema, follow)),
  };
}

/** Whether a reply says that the call did what it should. */
export function isSuccess({ status }: VendorReply): boolean {
  return status < 300;
}

/** Many documents say of a reply no more than that it is one. */
function descriptionOf({ schema, description }: VendorReply, follow: Follow): string {
  const own = schema && keywordOf({ schema, at: [] }, "description", follow);
  const text = /^(?:no error|ok|response|success\w*|default response)?\.?$/i.test(description)
    ? own
    : description;
  const line = tidy(typeof text === "string" ? text : "", "Body of the reply");
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const DONE: Written = {
  const: { done: true },
  description: "Confirmation that the call succeeded.",
};

function metadata(schema: JsonSchema, follow: Follow): Readonly<Record<string, Written>> {
  const node = { schema, at: [] };
  const types = typesOf(node, follow);
  if (types?.size === 1 && types.has("array")) {
    const description = "How many items the reply holds.";
    return { "metadata.count": { from: "body", type: "integer", take: "count", description } };
  }
  const id = memberAt(node, "id", follow);
  if (typeof id === "string" || !requiredNames(node, follow).has("id")) return {};
  const [type, ...more] = [...(typesOf(id, follow) ?? [])].filter(isScalar);
  if (type === undefined || more.length > 0) return {};
  return {
    "metadata.id": { from: "body.id", type, description: "Id of what the reply is about." },
  };
}

function isScalar(type: string): type is ValueType {
  return type === "string" || type === "integer" || type === "number";
}

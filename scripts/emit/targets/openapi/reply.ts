import { statusText } from "../../../language/ir/status.ts";
import type { Accept, Example, JsonSchema, Operation, Reply } from "../../../language/ir/types.ts";
import { askedTypes } from "../../../language/ir/asked-types.ts";
import { conditionText } from "../../../language/ir/condition.ts";
import { travellingText } from "../../../language/ir/travelling-text.ts";
import { joinSentences } from "../sentences.ts";
import { exampleObjects } from "./example.ts";

/** Responses by status: the declared replies, the error replies and the accepted ones. */
export function responses(operation: Operation): JsonSchema {
  const { replies, errorReplies, accept } = operation;
  const asked = askedTypes(operation);
  const known = new Map<number, Response>([
    ...accept.map(({ status }) => [status, acceptedResponse(status)] as const),
    ...errorReplies.map((reply) => [reply.status, declaredResponse(reply)] as const),
    ...replies.map((reply) => [reply.status, { ...declaredResponse(reply), asked }] as const),
  ]);
  const byStatus = [...known].toSorted(([a], [b]) => a - b);
  return Object.fromEntries(
    byStatus.map(([status, response]) => [
      String(status),
      responseObject(operation, status, { asked: asked.filter(isJson), ...response }),
    ]),
  );
}

function responseObject(
  { accept, examples }: Operation,
  status: number,
  { description, schema, ...kind }: Response,
): JsonSchema {
  const shown = examples.filter(({ reply }) => reply.status === status);
  const answer = accept.find((candidate) => candidate.status === status);
  return {
    description: answer ? joinSentences([description, acceptSentence(answer)]) : description,
    ...headersOf(shown),
    ...contentOf(schema, shown, kind),
  };
}

interface Kind extends Pick<Reply, "isText" | "listing" | "file"> {
  /** Media types that the manifest asks for by a header of its own. */
  readonly asked?: readonly string[];
}

interface Response extends Kind {
  readonly description: string;
  /** Null: no body. */
  readonly schema: JsonSchema | null;
}

function declaredResponse({ schema, ...reply }: Reply): Response {
  const reference = schema === null ? null : { $ref: `#/components/schemas/${schema}` };
  return { ...reply, schema: reference };
}

/** A status of error that only the accepted answers name; its body may be anything. */
function acceptedResponse(status: number): Response {
  return { description: statusText(status), schema: {} };
}

/** Says that a status of error is an answer, and when. */
function acceptSentence({ if: condition }: Accept): string {
  const style = { path: String, value: JSON.stringify };
  const told = condition ? ` when ${conditionText(condition, style)}` : "";
  return `An answer rather than an error${told}.`;
}

const binary: JsonSchema = { type: "string", format: "binary" };

function contentOf(schema: JsonSchema | null, shown: readonly Example[], kind: Kind): JsonSchema {
  if (schema === null) return {};
  const { listing, file } = kind;
  // Bytes cannot be an example.
  if (file) return { content: { [mediaTypeOfReply(kind)]: { schema: binary } } };
  const examples = exampleObjects(shown, ({ reply: { body } }) =>
    listing && body !== undefined ? travellingText(listing, body) : body,
  );
  // A list of these travels as one text.
  const content = listing ? { type: "string" } : schema;
  return {
    content: { [mediaTypeOfReply(kind)]: { schema: content, ...(examples && { examples }) } },
  };
}

/** Headers that the examples of a status show; the first value stands for all. */
function headersOf(shown: readonly Example[]): JsonSchema {
  const values = new Map<string, string>();
  for (const [name, value] of shown.flatMap(({ reply }) => Object.entries(reply.headers))) {
    const header = name.toLowerCase();
    if (header !== "content-type" && !values.has(header)) values.set(header, value);
  }
  if (values.size === 0) return {};
  const headers = [...values].map(([name, example]) => [
    name,
    { schema: { type: "string" }, example },
  ]);
  return { headers: Object.fromEntries(headers) };
}

/** Media type of the body of a reply: the first that is asked for and that it can be. */
export function mediaTypeOfReply({ isText, listing, file, asked = [] }: Kind): string {
  if (file) return file.mediaType ?? asked[0] ?? "*/*";
  const isOther = isText || listing !== undefined;
  const own = asked.find((type) => isJson(type) !== isOther);
  if (own !== undefined) return own;
  if (listing) return listing === "lines" ? "application/x-ndjson" : "text/event-stream";
  return isText ? "text/plain" : "application/json";
}

/** `application/json`, `application/vnd.api+json; version=2` */
function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/.test(mediaType);
}

import { bodyTree } from "../../../language/ir/body-tree.ts";
import { allSent } from "../../../language/ir/credentials.ts";
import { parametersOf } from "../../../language/ir/sources.ts";
import type {
  Encoding,
  Json,
  JsonSchema,
  Operation,
  Parameter,
  Template,
} from "../../../language/ir/types.ts";
import { travellingText } from "../../../language/ir/travelling-text.ts";
import { exampleObjects } from "./example.ts";
import { flatForm, formContent } from "./form.ts";
import { templateSchema } from "./written.ts";

/** The request body, put together from what is written and what is placed in it; null when nothing is. */
export function requestBody(operation: Operation): JsonSchema | null {
  const body = bodyTree(operation);
  if (body === null) return null;
  const { template, isAlwaysSent } = body;
  const { encode } = operation;
  const parameters = allSent(operation);
  const lists = encode?.kind === "form" ? encode.lists : null;
  const examples = exampleObjects(operation.examples, ({ request }) => {
    if (request?.body === undefined) return undefined;
    const shown = withoutSecrets(request.body, template, parameters);
    if (encode?.kind === "ndjson") return travellingText("lines", shown);
    return lists === null ? shown : { ...flatForm(shown, lists) };
  });
  const { content, required } =
    lists === null
      ? { content: { schema: templateSchema(template, { parameters }) }, required: isAlwaysSent }
      : formContent(template, lists, parameters);
  const isLines = encode?.kind === "ndjson";
  const described = isLines ? linesContent(content["schema"] ?? {}, encode) : content;
  return {
    // Of an empty list nothing is sent.
    required: required && !isLines,
    content: { [mediaTypeOf(encode)]: { ...described, ...(examples && { examples }) } },
  };
}

/** Lines travel as one text; `contentSchema` is the list that they are. */
function linesContent(contentSchema: Json, { mediaType }: { readonly mediaType: string }) {
  return { schema: { type: "string", contentMediaType: mediaType, contentSchema } };
}

/** The media type of a body. */
export function mediaTypeOf(encode: Encoding | undefined): string {
  if (encode === undefined) return "application/json";
  return encode.kind === "form" ? "application/x-www-form-urlencoded" : encode.mediaType;
}

/** The body with stars where a secret stands, or what holds one. */
function withoutSecrets(body: Json, template: Template, of: readonly Parameter[]): Json {
  if (parametersOf(template, of).every(({ secret }) => !secret)) return body;
  const isMembers = typeof body === "object" && body !== null && !Array.isArray(body);
  if (template.kind !== "object" || !isMembers) return "********";
  const members = Object.entries(body).map(([name, value]): [string, Json] => {
    const member = template.members.find((each) => each.kind === "member" && each.name === name);
    return [name, member?.kind === "member" ? withoutSecrets(value, member.value, of) : value];
  });
  return Object.fromEntries(members);
}

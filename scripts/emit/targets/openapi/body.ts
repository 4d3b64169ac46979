import { isEncoded } from "../../../language/ir/input-steps.ts";
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
import { partsContent } from "./parts.ts";
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
    // Bytes are no example of JSON.
    const hasFile = parameters.some((each) => each.type === "file" && !isEncoded(each));
    if (request?.body === undefined || hasFile) return undefined;
    const shown = withoutSecrets(request.body, template, parameters);
    if (encode?.kind === "ndjson") return travellingText("lines", shown);
    return lists === null ? shown : { ...flatForm(shown, lists) };
  });
  const { content, required } =
    lists === null
      ? { content: contentOf(template, parameters, encode), required: isAlwaysSent }
      : formContent(template, lists, parameters);
  const isLines = encode?.kind === "ndjson";
  const described = isLines ? linesContent(content["schema"] ?? {}, encode) : content;
  return {
    // Of an empty list nothing is sent.
    required: required && !isLines,
    content: { [mediaTypeOf(encode)]: { ...described, ...(examples && { examples }) } },
  };
}

function contentOf(
  template: Template,
  parameters: readonly Parameter[],
  encode: Encoding | undefined,
): JsonSchema {
  const schema = templateSchema(template, { parameters });
  return encode?.kind === "multipart" ? partsContent(schema, encode.lists) : { schema };
}

/** Lines travel as one text; `contentSchema` is the list that they are. */
function linesContent(contentSchema: Json, { mediaType }: { readonly mediaType: string }) {
  return { schema: { type: "string", contentMediaType: mediaType, contentSchema } };
}

/** The media type of a body. */
export function mediaTypeOf(encode: Encoding | undefined): string {
  if (encode === undefined) return "application/json";
  if ("mediaType" in encode) return encode.mediaType;
  return encode.kind === "form" ? "application/x-www-form-urlencoded" : "multipart/form-data";
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

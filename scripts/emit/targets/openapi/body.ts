import { bodyTree } from "../../../language/ir/body-tree.ts";
import { allSent } from "../../../language/ir/credentials.ts";
import { parametersOf } from "../../../language/ir/sources.ts";
import type {
  Json,
  JsonSchema,
  Operation,
  Parameter,
  Template,
} from "../../../language/ir/types.ts";
import { exampleObjects } from "./example.ts";
import { templateSchema } from "./written.ts";

/** The request body, put together from what is written and what is placed in it; null when nothing is. */
export function requestBody(operation: Operation): JsonSchema | null {
  const body = bodyTree(operation);
  if (body === null) return null;
  const { template, isAlwaysSent } = body;
  const parameters = allSent(operation);
  const schema = templateSchema(template, { parameters });
  const examples = exampleObjects(operation.examples, ({ request }) =>
    request?.body === undefined ? undefined : withoutSecrets(request.body, template, parameters),
  );
  return {
    required: isAlwaysSent,
    content: { "application/json": { schema, ...(examples && { examples }) } },
  };
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

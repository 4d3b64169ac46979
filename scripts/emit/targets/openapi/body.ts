import type { Json, JsonSchema, Operation, Parameter } from "../../../language/ir/types.ts";
import { type BodyNode, bodyTree, nodeAlwaysSent } from "../../../language/ir/body-tree.ts";
import { exampleObjects } from "./example.ts";
import { constantSchema } from "./parameter.ts";
import { parameterText } from "../sentences.ts";
import { exampleOf, valueSchema } from "./value.ts";

/** The request body, put together from what is placed in it; null when there is none. */
export function requestBody(operation: Operation): JsonSchema | null {
  const tree = bodyTree(operation);
  if (tree === null) return null;
  const schema = nodeSchema(tree, operation.parameters);
  const examples = exampleObjects(operation.examples, ({ request }) =>
    request?.body === undefined ? undefined : withoutSecrets(request.body, tree),
  );
  return {
    required: nodeAlwaysSent(tree),
    content: { "application/json": { schema, ...(examples && { examples }) } },
  };
}

function nodeSchema(node: BodyNode, siblings: readonly Parameter[]): JsonSchema {
  switch (node.kind) {
    case "parameter":
      return parameterSchema(node.parameter, siblings);
    case "constant":
      return { description: "Always sent with this value.", ...constantSchema(node) };
    case "group": {
      const members = [...node.members];
      const required = members.filter(([, member]) => nodeAlwaysSent(member));
      const properties = members.map(([name, member]) => [name, nodeSchema(member, siblings)]);
      return {
        type: "object",
        ...(required.length > 0 && { required: required.map(([name]) => name) }),
        properties: Object.fromEntries(properties),
      };
    }
  }
}

function parameterSchema(parameter: Parameter, siblings: readonly Parameter[]): JsonSchema {
  const example = exampleOf(parameter);
  return {
    description: parameterText(parameter),
    ...valueSchema(parameter, siblings),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** The body with stars where a secret stands. */
function withoutSecrets(body: Json, node: BodyNode): Json {
  if (node.kind === "parameter") return node.parameter.secret ? "********" : body;
  if (node.kind === "constant" || typeof body !== "object" || body === null) return body;
  const members = Object.entries(body).map(([name, value]): [string, Json] => {
    const member = node.members.get(name);
    return [name, member ? withoutSecrets(value, member) : value];
  });
  return Object.fromEntries(members);
}

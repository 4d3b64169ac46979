import type { Json, Provider } from "../../../language/ir/types.ts";
import type { Use } from "./use.ts";

/** A workflow of one block, with secrets for the credentials. */
export function workflowView({ auth, block }: Provider, { operation, given }: Use): Json {
  const inputs = {
    operation: operation.id,
    ...Object.fromEntries(auth.map(({ name, env }) => [name, `{{${env}}}`])),
    ...Object.fromEntries(given.map(({ name, value }) => [name, literal(value)])),
  };
  return {
    blocks: { [operation.names.method]: { type: block.type, name: operation.name, inputs } },
  };
}

/** A workflow takes two braces for a reference, unless a backslash stands before them. */
function literal(value: Json): Json {
  if (typeof value === "string") return value.replaceAll("{{", "\\{{");
  if (Array.isArray(value)) return value.map(literal);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, literal(member)]));
}

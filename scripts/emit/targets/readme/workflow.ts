import { environmentVariable } from "../../../../packages/workflow/src/document/environment-variable.ts";
import { credentialsBeside } from "../../../language/ir/credentials.ts";
import type { Json, Operation, Provider } from "../../../language/ir/types.ts";
import type { InputView } from "./inputs.ts";
import type { Use } from "./use.ts";

/** A workflow of one block, with references to the environment for everything secret. */
export function workflowView(provider: Provider, { operation, given }: Use): Json {
  const { block } = provider;
  const auth = credentialsBeside(
    provider,
    operation,
    given.map(({ name }) => name),
  );
  const inputs = {
    operation: operation.id,
    ...Object.fromEntries(auth.map(({ name, env }) => [name, `{{${env}}}`])),
    ...Object.fromEntries(
      given.map((input) => [input.name, written(input, operation, block.type)]),
    ),
  };
  return {
    blocks: { [operation.names.method]: { type: block.type, name: operation.name, inputs } },
  };
}

/** An input as a workflow may hold it: a secret that is no credential is left to the environment too. */
function written({ name, value }: InputView, { parameters }: Operation, block: string): Json {
  const parameter = parameters.find((each) => each.name === name);
  if (!parameter?.secret) return literal(value);
  return `{{${parameter.env ?? environmentVariable(block, name)}}}`;
}

/** A workflow takes two braces for a reference, unless a backslash stands before them. */
function literal(value: Json): Json {
  if (typeof value === "string") return value.replaceAll("{{", "\\{{");
  if (Array.isArray(value)) return value.map(literal);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, literal(member)]));
}

import type { Input, Output } from "../../../packages/runtime/src/definition.ts";
import { credentialsOf } from "./credentials.ts";
import { isEncoded, readerOf } from "./input-steps.ts";
import { perOperation } from "./per-operation.ts";
import type * as ir from "./types.ts";

/** Inputs by name: credentials first, then the parameters in their order. */
export const inputDefinitions = perOperation((provider, operation): Record<string, Input> => {
  const { parameters } = operation;
  return Object.fromEntries([
    ...credentialsOf(provider, operation).map(
      (credential) => [credential.name, credentialInput(credential)] as const,
    ),
    ...parameters.map((parameter) => [parameter.name, parameterInput(parameter)] as const),
  ]);
});

/** What only the hook of a request gives, as the runtime checks it. */
export function filledDefinitions({ filled = [] }: ir.Operation): Record<string, Input> {
  return Object.fromEntries(filled.map((each) => [each.name, parameterInput(each)]));
}

function credentialInput({ visibility, optional }: ir.Credential): Input {
  return {
    type: "string",
    ...(!optional && { required: true }),
    // A secret is for the user only, and `credential` trims it.
    ...(visibility === "hidden" && { visibility }),
    secret: true,
    credential: true,
  };
}

function parameterInput(parameter: ir.Parameter): Input {
  const { type, shape } = parameter;
  const convert = readerOf(parameter);
  return {
    type: valueType(type),
    ...(type === "integer" && { integer: true }),
    ...(parameter.required && { required: true }),
    ...visibilityOf(parameter),
    ...(parameter.secret && { secret: true }),
    ...(shape && { shape }),
    ...parameter.limits,
    ...(convert && { convert }),
    ...(isEncoded(parameter) && { base64: true }),
    ...(parameter.blank && { blank: true }),
    ...(parameter.nulls && { nulls: true }),
    ...(parameter.default !== undefined && { default: parameter.default }),
    ...(parameter.sendDefault && { sendDefault: true }),
  };
}

function visibilityOf({ visibility, secret }: ir.Parameter): Pick<Input, "visibility"> {
  if (visibility === "user-or-llm" || (secret && visibility === "user-only")) return {};
  return { visibility };
}

/** Type in the words of a workflow: an integer is a number there. */
export function valueType(type: ir.ValueType): Output["type"];
export function valueType(type: ir.ParameterType): Input["type"];
export function valueType(type: ir.ParameterType): Input["type"] {
  return type === "integer" ? "number" : type;
}

import { allSent } from "../../../language/ir/credentials.ts";
import { alwaysSent } from "../../../language/ir/given.ts";
import type { Constant, JsonSchema, Operation, Parameter } from "../../../language/ir/types.ts";
import { parameterText } from "../sentences.ts";
import { exampleOf, valueSchema } from "./value.ts";

/** Parameters of the path, the query and the headers, in the order of the manifest. */
export function parameterObjects(operation: Operation): readonly JsonSchema[] {
  const { constants } = operation;
  const parameters = allSent(operation);
  return [
    ...parameters.flatMap((parameter) => parameterObject(parameter, parameters)),
    ...constants.flatMap(constantObject),
  ];
}

/** Schema of a value that never changes. */
export function constantSchema({ value }: Pick<Constant, "value">): JsonSchema {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return { type, const: value, default: value };
}

function parameterObject(parameter: Parameter, siblings: readonly Parameter[]): JsonSchema[] {
  const { placement } = parameter;
  if (placement.kind === "body" || placement.kind === "property" || placement.kind === "none") {
    return [];
  }
  const example = exampleOf(parameter);
  return [
    {
      name: placement.name,
      in: placement.kind,
      required: placement.kind === "path" || alwaysSent(parameter),
      description: parameterText(parameter),
      ...styleOf(parameter),
      schema: valueSchema(parameter, siblings),
      ...(example !== undefined && { example }),
    },
  ];
}

/** How openapi-fetch writes an object into a query. */
function styleOf({ placement, shape }: Parameter): JsonSchema {
  return placement.kind === "query" && shape === "object"
    ? { style: "deepObject", explode: true }
    : {};
}

function constantObject({ placement, value }: Constant): JsonSchema[] {
  if (placement.kind === "property") return [];
  return [
    {
      name: placement.name,
      in: placement.kind,
      required: true,
      description: "Always sent with this value.",
      schema: constantSchema({ value }),
    },
  ];
}

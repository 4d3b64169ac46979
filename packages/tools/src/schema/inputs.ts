import {
  type BlockJson,
  definitionIn,
  type FieldJson,
  fieldsIn,
  type OperationJson,
} from "../block-json.ts";
import type { ObjectSchema } from "../tool.ts";
import { fieldSchema } from "./field.ts";

/** The fields of an operation, in its order: those that a model may fill, and those that the host has to. */
export interface Fields {
  readonly ofModel: readonly FieldJson[];
  readonly ofHost: readonly FieldJson[];
}

/** What a model may fill is no secret, and nothing that only a person or the host sets or that the host gives. */
export function fieldsOf(
  { fields }: BlockJson,
  operation: OperationJson,
  supplied: readonly string[],
): Fields {
  const own = fieldsIn(fields, operation);
  const isOfModel = ({ name, secret, visibility }: FieldJson) =>
    !secret && visibility === "user-or-llm" && !supplied.includes(name);
  return {
    ofModel: own.filter(isOfModel),
    ofHost: own.filter((field) => !isOfModel(field)),
  };
}

/** The schema of what a model may fill. */
export function inputSchema(fields: readonly FieldJson[], operation: string): ObjectSchema {
  const isRequired = ({ requiredIn }: FieldJson) => requiredIn.includes(operation);
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        fieldSchema(definitionIn(field, operation), isRequired(field)),
      ]),
    ),
    required: fields.filter(isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
}

import { allParameters } from "../oracle/placed.ts";
import type { OperationContract, ParameterContract, Schema, Value } from "../contract/types.ts";
import { schemaOfParts } from "./parts.ts";
import { promisedForm } from "./form.ts";
import { constantSchema, isAlwaysSent, promisedSchema } from "./values.ts";
import { writtenBody } from "./written.ts";

/** What an operation sends: whether every request has it, and its schema; null for none. */
export function promisedBody(operation: OperationContract): PromisedBody | null {
  const body = givenBody(operation);
  if (!body || !operation.encoding.lines) return body;
  const { mediaType: contentMediaType } = operation.encoding;
  return {
    ...body,
    required: false,
    schema: { type: "string", contentMediaType, contentSchema: body.schema },
  };
}

/** The same as a caller gives it. */
function givenBody(operation: OperationContract): PromisedBody | null {
  const { carried, constants, templates } = operation;
  const parameters = allParameters(operation);
  const { body } = templates;
  if (body !== undefined) {
    const { mediaType: type } = operation.encoding;
    return {
      ...writtenBody(body, operation),
      ...(type !== "application/json" && { mediaType: type }),
    };
  }
  const placed = [
    ...[...carried, ...parameters].flatMap((parameter) =>
      parameter.place.in === "body" ? [{ path: parameter.place.path, parameter }] : [],
    ),
    ...constants.flatMap(({ place, value }) =>
      place.in === "body" ? [{ path: place.path, value }] : [],
    ),
  ];
  if (placed.length === 0) return null;
  const { form, parts, mediaType } = operation.encoding;
  const whole = schemaOf(placed, operation);
  const schema = parts === null ? whole : schemaOfParts(whole, parts);
  if (form !== null) return { ...promisedForm(schema, form), mediaType };
  return {
    required: placed.some(isAlways),
    schema,
    ...(mediaType !== "application/json" && { mediaType }),
  };
}

export interface PromisedBody {
  readonly required: boolean;
  readonly schema: Schema;
  /** Of what is no plain JSON. */
  readonly mediaType?: string;
}

/** A parameter or a constant, at a place below the one that is looked at. */
type Placed = { readonly path: readonly string[] } & (
  | { readonly parameter: ParameterContract }
  | { readonly value: Value }
);

function isAlways(placed: Placed): boolean {
  return "value" in placed || isAlwaysSent(placed.parameter);
}

function schemaOf(placed: readonly Placed[], operation: OperationContract): Schema {
  const [first] = placed;
  if (first?.path.length === 0) {
    return "value" in first
      ? constantSchema(first.value)
      : promisedSchema(first.parameter, operation);
  }
  const names = [...new Set(placed.map(({ path: [name = ""] }) => name))];
  const members = names.map((name) => {
    const inside = placed.filter(({ path }) => path[0] === name);
    return { name, inside: inside.map((each) => ({ ...each, path: each.path.slice(1) })) };
  });
  const required = members.filter(({ inside }) => inside.some(isAlways)).map(({ name }) => name);
  return {
    type: "object",
    ...(required.length > 0 && { required: required.toSorted() }),
    properties: Object.fromEntries(
      members.map(({ name, inside }) => [name, schemaOf(inside, operation)]),
    ),
  };
}

import type { GraphQLInputType, GraphQLOutputType } from "graphql";
import { graphqlWhole } from "../../language/graphql/library.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";

/** Scalars that GraphQL has itself. */
const SCALARS: Readonly<Record<string, string>> = {
  String: "string",
  ID: "string",
  Int: "integer",
  Float: "number",
  Boolean: "boolean",
};

/** How an input of a type is written as a parameter; a scalar of the vendor's own is text. */
export function parameterType(type: GraphQLInputType): Readonly<Record<string, Json>> {
  const { isNonNullType, isListType, isEnumType, isInputObjectType } = graphqlWhole();
  if (isNonNullType(type)) return parameterType(type.ofType);
  if (isListType(type)) {
    const item = parameterType(type.ofType);
    const isText = item["type"] === "string";
    return isText ? { ...item, convert: "csv" } : { type: "array" };
  }
  if (isInputObjectType(type)) return { type: "object" };
  if (isEnumType(type)) {
    return { type: "string", enum: type.getValues().map(({ name }) => name) };
  }
  return { type: SCALARS[type.name] ?? "string" };
}

/** The schema of a leaf in a reply; a scalar of the vendor's own may be anything. */
export function leafSchema(type: GraphQLOutputType): JsonSchema {
  const { isEnumType } = graphqlWhole();
  if (isEnumType(type)) {
    return { type: "string", enum: type.getValues().map(({ name }) => name) };
  }
  const known = "name" in type ? SCALARS[type.name] : undefined;
  return known === undefined ? {} : { type: known };
}

/** The same with null, where a type allows it. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type !== "string") return schema;
  const values = schema["enum"];
  return {
    ...schema,
    type: [type, "null"],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}

import type {
  GraphQLArgument,
  GraphQLInputField,
  GraphQLSchema,
  OperationDefinitionNode,
} from "graphql";
import { graphqlWhole } from "../../language/graphql/library.ts";
import type { Json } from "../../language/ir/types.ts";
import { tidy } from "../draft/prose.ts";
import { sentenceOf } from "./sentence.ts";
import { parameterType } from "./types.ts";

/** A parameter for each variable of an operation. */
export function draftParameters(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): Readonly<Record<string, object>> {
  const { typeFromAST, isInputType } = graphqlWhole();
  const texts = textsOf(operation, schema);
  const entries = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const name = variable.name.value;
    const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
    const own: Readonly<Record<string, Json>> = isInputType(known)
      ? parameterType(known)
      : { type: "object" };
    const isRequired = type.kind === "NonNullType" && defaultValue === undefined;
    const description = tidy(texts.get(name) ?? "", sentenceOf(name));
    return [name, { ...own, ...(isRequired && { required: true }), description }] as const;
  });
  return Object.fromEntries(entries);
}

/** What the schema says of the first place that each variable stands in. */
function textsOf(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): ReadonlyMap<string, string> {
  const { TypeInfo, getNamedType, isInputObjectType, visit, visitWithTypeInfo } = graphqlWhole();
  const types = new TypeInfo(schema);
  const texts = new Map<string, string>();
  const told = (name: string, at: GraphQLArgument | GraphQLInputField | null | undefined) => {
    if (at?.description && !texts.has(name)) texts.set(name, at.description);
  };
  visit(
    operation,
    visitWithTypeInfo(types, {
      ObjectField({ name, value }) {
        const parent = getNamedType(types.getParentInputType());
        if (value.kind !== "Variable" || !isInputObjectType(parent)) return;
        told(value.name.value, parent.getFields()[name.value]);
      },
      Argument({ value }) {
        if (value.kind === "Variable") told(value.name.value, types.getArgument());
      },
    }),
  );
  return texts;
}

import type {
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from "graphql";
import { once } from "../../../packages/workflow/src/schema/answers.ts";
import { graphqlWhole } from "../../language/graphql/library.ts";
import type { JsonSchema } from "../../language/ir/types.ts";
import { tidy } from "../draft/prose.ts";
import { sentenceOf } from "./sentence.ts";
import { leafSchema, orNull } from "./types.ts";

/** What selections are read with. */
export interface Selecting {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** A member of a reply. */
export interface Selected {
  readonly schema: JsonSchema;
  readonly isNullable: boolean;
  readonly description: string;
  /** Not of every object that may stand there. */
  readonly isOptional: boolean;
}

type Members = ReadonlyMap<string, Selected>;

/** The members that a selection asks for, by the names under which they come. */
export function selectedMembers(
  set: SelectionSetNode,
  parent: GraphQLOutputType,
  selecting: Selecting,
): Members {
  const known = membersIn(selecting)(set);
  const members = known.get(parent) ?? readMembers(set, parent, selecting);
  known.set(parent, members);
  return members;
}

/** Fragments name others, so that one is read wherever it is named. */
const membersIn = once((_: Selecting) =>
  once((__: SelectionSetNode) => new Map<GraphQLOutputType, Members>()),
);

function readMembers(
  { selections }: SelectionSetNode,
  parent: GraphQLOutputType,
  selecting: Selecting,
): Members {
  const { isObjectType, isInterfaceType } = graphqlWhole();
  const members = new Map<string, Selected>();
  const join = (set: SelectionSetNode, named: string | undefined) => {
    const known = named === undefined ? parent : selecting.schema.getType(named);
    const type = known && "name" in known ? (known as GraphQLOutputType) : parent;
    const isSame = type === parent;
    for (const [name, each] of selectedMembers(set, type, selecting)) {
      members.set(name, members.get(name) ?? { ...each, isOptional: each.isOptional || !isSame });
    }
  };
  for (const selection of selections) {
    if (selection.kind === "InlineFragment") {
      join(selection.selectionSet, selection.typeCondition?.name.value);
    } else if (selection.kind === "FragmentSpread") {
      const found = selecting.fragments.get(selection.name.value);
      if (found) join(found.selectionSet, found.typeCondition.name.value);
    } else {
      const name = (selection.alias ?? selection.name).value;
      const isSkipped = (selection.directives ?? []).length > 0;
      const field =
        isObjectType(parent) || isInterfaceType(parent)
          ? (parent as GraphQLObjectType).getFields()[selection.name.value]
          : undefined;
      const of = field?.type ?? null;
      const { schema, isNullable } =
        of === null ? TYPENAME : schemaOf(of, selection.selectionSet, selecting);
      const description = tidy(field?.description ?? "", sentenceOf(name));
      const earlier = members.get(name);
      const joined = earlier ? { ...earlier.schema, ...schema } : schema;
      members.set(name, { schema: joined, isNullable, description, isOptional: isSkipped });
    }
  }
  return members;
}

const TYPENAME = { schema: { type: "string" }, isNullable: false };

function schemaOf(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  selecting: Selecting,
): { readonly schema: JsonSchema; readonly isNullable: boolean } {
  const { isNonNullType, isListType } = graphqlWhole();
  if (isNonNullType(type)) {
    return { schema: bare(type.ofType, set, selecting), isNullable: false };
  }
  return { schema: bare(type, set, selecting), isNullable: true };

  function bare(of: GraphQLOutputType, inner: typeof set, by: Selecting): JsonSchema {
    if (isListType(of)) {
      const item = schemaOf(of.ofType, inner, by);
      return { type: "array", items: item.isNullable ? orNull(item.schema) : item.schema };
    }
    return inner ? objectSchema(selectedMembers(inner, of, by)) : leafSchema(of);
  }
}

/** An object with these members. */
export function objectSchema(members: ReadonlyMap<string, Selected>): JsonSchema {
  const required = [...members].flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]));
  const properties = [...members].map(([name, { schema, isNullable, description }]) => {
    const own = isNullable ? orNull(schema) : schema;
    return [name, { ...own, description }] as const;
  });
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
  };
}

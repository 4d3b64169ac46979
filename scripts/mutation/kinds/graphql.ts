import type { PreparedOperation } from "../../language/check/prepared.ts";
import { graphqlReference } from "../../language/graphql/reference.ts";
import { type Edit, remove, set } from "../edit.ts";

/** A document that a server would take for the same and that is another text; errors that are answers. */
export function graphqlEdits({ at, operation }: PreparedOperation): readonly Edit[] {
  const { graphql, partial = false } = operation;
  if (graphql === undefined) return [];
  const place = [...at, "graphql"];
  const texts = [`${graphql}# x`, graphql.replace(/\s+/g, " ").trim()];
  return [
    ...(graphqlReference(graphql) ? [] : texts.map((text) => set(place, text))),
    partial ? remove([...at, "partial"]) : set([...at, "partial"], true),
  ];
}

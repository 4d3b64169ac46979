import type { GraphqlDocument } from "../graphql/document.ts";
import { isReadAsList } from "../ir/input-steps.ts";
import type { Json, Template, Written } from "../ir/types.ts";
import type { Manifest, ManifestOperation } from "../manifest/types.ts";
import { withLists } from "./encoding.ts";
import { graphqlBody } from "./graphql.ts";
import { lowerMembers, lowerTemplate, memberName, type TemplateScope } from "./template.ts";

type JsonObject = Readonly<Record<string, Json>>;

/** What an operation writes wins over what the provider writes, and null leaves it out. */
export function lowerWritten(
  operation: ManifestOperation,
  manifest: Manifest,
  document?: GraphqlDocument,
): Written {
  const { body, graphql, variables, params } = operation;
  const all = { ...manifest.params, ...params };
  const lists = Object.entries(all).flatMap(([name, { convert, choices }]) =>
    isReadAsList({ convert }) && !choices?.table ? [name] : [],
  );
  const scope: TemplateScope = { lists, ascii: false, asText: false, each: null };
  const query = lowerMembers(joinedMembers(manifest.query, operation.query), {
    ...scope,
    asText: true,
  });
  return {
    body:
      graphql === undefined
        ? lowerOptional(body, scope)
        : graphqlBody(document?.text ?? "", lowerOptional(variables, scope)),
    query: withLists(query, all, operation.lists ?? manifest.lists),
    headers: lowerMembers(joinedMembers(manifest.headers, operation.headers, true), {
      ...scope,
      ascii: true,
      asText: true,
    }),
  };
}

function lowerOptional(written: Json | undefined, scope: TemplateScope): Template | null {
  return written === undefined ? null : lowerTemplate(written, scope);
}

/** The members of both, those of the operation in place of the provider's; without those that are null. */
export function joinedMembers(
  shared: JsonObject = {},
  own: JsonObject = {},
  ofHeaders = false,
): JsonObject {
  const members = ownMembers(shared, own, ofHeaders);
  return Object.fromEntries(members.map(({ name, value }) => [name, value]));
}

/** The same members, and which of them the operation itself writes. */
export function ownMembers(
  shared: JsonObject = {},
  own: JsonObject = {},
  ofHeaders = false,
): readonly { readonly name: string; readonly value: Json; readonly isOwn: boolean }[] {
  const keyOf = (written: string) => {
    const { name } = memberName(written);
    return ofHeaders ? name.toLowerCase() : name;
  };
  const replaced = new Set(Object.keys(own).map(keyOf));
  const kept = Object.entries(shared).filter(([name]) => !replaced.has(keyOf(name)));
  const members = [
    ...kept.map(([name, value]) => ({ name, value, isOwn: false })),
    ...Object.entries(own).map(([name, value]) => ({ name, value, isOwn: true })),
  ];
  return members.filter(({ value }) => value !== null);
}

import type { Json, Written } from "../ir/types.ts";
import type { Manifest, ManifestOperation } from "../manifest/types.ts";
import { lowerMembers, lowerTemplate, memberName, type TemplateScope } from "./template.ts";

type JsonObject = Readonly<Record<string, Json>>;

/** What an operation writes wins over what the provider writes, and null leaves it out. */
export function lowerWritten(operation: ManifestOperation, manifest: Manifest): Written {
  const { body, params } = operation;
  const all = Object.entries({ ...manifest.params, ...params });
  const lists = all.flatMap(([name, { convert }]) => (convert === "csv" ? [name] : []));
  const scope: TemplateScope = { lists, ascii: false, each: null };
  return {
    body: body === undefined ? null : lowerTemplate(body, scope),
    query: lowerMembers(joinedMembers(manifest.query, operation.query), scope),
    headers: lowerMembers(joinedMembers(manifest.headers, operation.headers, true), {
      ...scope,
      ascii: true,
    }),
  };
}

/** The members of both, those of the operation in place of the provider's; without those that are null. */
export function joinedMembers(
  shared: JsonObject = {},
  own: JsonObject = {},
  ofHeaders = false,
): JsonObject {
  const keyOf = (written: string) => {
    const { name } = memberName(written);
    return ofHeaders ? name.toLowerCase() : name;
  };
  const replaced = new Set(Object.keys(own).map(keyOf));
  const kept = Object.entries(shared).filter(([name]) => !replaced.has(keyOf(name)));
  return Object.fromEntries(
    [...kept, ...Object.entries(own)].filter(([, value]) => value !== null),
  );
}

import { namesIn } from "../ir/call.ts";
import { type Members, parsePath } from "../ir/path.ts";
import { isInPath } from "../ir/path-holes.ts";
import { type Schemas, schemaAt } from "../ir/schema-path.ts";
import { typesOf, unionOf } from "../ir/schema-types.ts";
import type { Lookup, ValueType } from "../ir/types.ts";
import { lowerCondition } from "../manifest/condition.ts";
import type { Manifest, ManifestOperation, ManifestParameter } from "../manifest/types.ts";
import { lowerCall, lowerWith } from "./call.ts";
import { allPaths, requestLines, splitLine } from "./lines.ts";
import { lowerParameter, type ParameterSetting } from "./parameter.ts";
import { lowerReplies } from "./replies.ts";

/** The calls that an operation makes first; nothing where it makes none. */
export function lowerLookups(
  operation: ManifestOperation,
  manifest: Manifest,
  setting: ParameterSetting,
): { readonly lookups?: readonly Lookup[] } {
  const { before = {}, request } = operation;
  const found = foundParameters(operation, manifest);
  const last = splitLine(requestLines(request).at(-1)?.line ?? "").path;
  const lookups = Object.entries(before).map(([name, lookup]): Lookup => {
    const required = isInPath(name, last);
    const written = { ...found[name], required } as ManifestParameter; // each lookup gives one
    const parameter = lowerParameter(name, written, { ...setting, named: [name] });
    const { when } = lookup;
    return {
      ...lowerCall(lookup),
      take: { path: lookup.take, parameter },
      ...(when !== undefined && { when: lowerCondition(when) }),
    };
  });
  return lookups.length > 0 ? { lookups } : {};
}

/** What lookups give, as parameters that no caller gives. */
export function foundParameters(
  { before = {}, request }: ManifestOperation,
  manifest: Manifest,
): Readonly<Record<string, ManifestParameter>> {
  const paths = allPaths(request);
  return Object.fromEntries(
    Object.entries(before).map(([name, { call, take }]): [string, ManifestParameter] => {
      const called = manifest.operations[call];
      const type = called ? typeAt(take, called, manifest) : "string";
      const parameter: ManifestParameter = {
        type,
        ...(type === "json" && { shape: "any" }),
        description: `What ${call} gives at ${take}.`,
        ...(!isInPath(name, paths) && { to: "none" }),
      };
      return [name, parameter];
    }),
  );
}

/** The parameters that lookups read, each once. */
export function lookupNames({ before = {} }: ManifestOperation): readonly string[] {
  const names = Object.values(before).flatMap((lookup) =>
    Object.values(namesIn(lowerWith(lookup))),
  );
  return [...new Set(names)];
}

/** The type of a value in the replies of an operation; text where they do not say. */
function typeAt(take: string, { reply }: ManifestOperation, manifest: Manifest): ValueType {
  const schemas: Schemas = manifest.schemas ?? {};
  const [root, ...members] = membersOf(take);
  if (root !== "body") return "string";
  const found = lowerReplies(reply).flatMap(({ schema }) => {
    const body = schema === null ? undefined : schemas[schema];
    const at = body && schemaAt(body, members, schemas);
    return at ? [at.schema] : [];
  });
  const types = unionOf(found.map((schema) => typesOf(schema, schemas))) ?? new Set();
  const [only = "string", ...others] = [...types].filter((type) => type !== "null");
  if (others.length > 0 || only === "string") return "string";
  return only === "object" || only === "array" ? "json" : (only as ValueType); // types of JSON Schema
}

/** Members of a path; none where the check refuses it. */
function membersOf(path: string): Members {
  try {
    return parsePath(path);
  } catch {
    return [];
  }
}

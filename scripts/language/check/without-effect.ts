import { isDeepStrictEqual } from "node:util";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Schemas } from "../ir/schema-path.ts";
import type { Json } from "../ir/types.ts";
import { lowerCredentials } from "../lower/credential.ts";
import { lowerOperation } from "../lower/operation.ts";
import { schemaReferences } from "../lower/schema.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { Manifest } from "../manifest/types.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Words with their standard; undefined: what is the standard depends on others, so that any value may say nothing. */
type Words = Readonly<Record<string, Json | undefined>>;

const parameter: Words = {
  required: false,
  to: "none",
  visibility: undefined,
  secret: false,
  advanced: false,
};
const limits: Words = { idempotencyKey: undefined };
const rule: Words = { severity: "error" };
const credential: Words = { kind: "api-key", required: true, visibility: "user-only" };
const output: Words = { closed: false, internal: false };
const bodies: Words = { encode: undefined, lists: undefined };

/**
 * Words that a manifest can do without, by where they stand. Not among them: what tells readers where an
 * input goes and what an output is, and limits, which stay when those of the runtime change.
 */
const WORDS: readonly (readonly [place: string, words: Words])[] = [
  ["", { ...bodies, names: undefined }],
  ["auth.*", credential],
  ["params.*", parameter],
  ["rules.*", rule],
  ["limits", limits],
  ["operations.*", { ...bodies, destructive: undefined, idempotent: undefined }],
  ["operations.*.params.*", parameter],
  ["operations.*.rules.*", rule],
  ["operations.*.limits", limits],
  ["operations.*.output.*", output],
];

/** The names of these words. */
export const effectless: readonly string[] = WORDS.flatMap(([, words]) => Object.keys(words));

/** Words without which the manifest means the same. */
export function* checkWithoutEffect(prepared: PreparedManifest): Findings {
  const { manifest, source } = prepared;
  const paths = WORDS.flatMap(([place, words]) => written(manifest, place, words));
  if (paths.length === 0) return;
  const schemas = schemaReferences(manifest.schemas ?? {});
  for (const path of paths) {
    if (!saysNothing(path, prepared, schemas)) continue;
    yield diagnostic("word-unused", source.keyAt(path), { word: String(path.at(-1)) });
  }
}

/** Where words stand that have their standard, or none. */
function written(manifest: Manifest, place: string, words: Words): readonly ManifestPath[] {
  return placesOf(manifest, place.split(".").filter(Boolean)).flatMap(([path, value]) =>
    Object.entries(words).flatMap(([word, usual]) => {
      const own = Object.hasOwn(value, word) ? value[word] : undefined;
      return own !== undefined && (usual === undefined || own === usual) ? [[...path, word]] : [];
    }),
  );
}

type Members = Readonly<Record<string, unknown>>;

/** Every object at a place, with its path. */
function placesOf(value: unknown, place: readonly string[]): readonly [ManifestPath, Members][] {
  const [name, ...rest] = place;
  if (typeof value !== "object" || value === null) return [];
  const members = value as Members; // any object has members
  if (name === undefined) return [[[], members]];
  const all = Array.isArray(value) ? [...value.keys()] : Object.keys(members);
  return (name === "*" ? all : [name]).flatMap((key) =>
    placesOf(members[key], rest).map(([path, own]): [ManifestPath, Members] => [
      [key, ...path],
      own,
    ]),
  );
}

/** Whether every call is the same without a word. */
function saysNothing(
  path: ManifestPath,
  { manifest, hooks }: PreparedManifest,
  schemas: Schemas,
): boolean {
  const lowered = (from: Manifest, id: string, operation = from.operations[id]) =>
    operation &&
    lowerOperation(id, operation, { manifest: from, auth: lowerCredentials(from), schemas, hooks });
  const [root, owner, ...own] = path;
  const id = String(owner);
  try {
    // What stands in an operation acts there alone.
    if (root === "operations") {
      const other = without(manifest.operations[id], own);
      return isDeepStrictEqual(lowered(manifest, id), lowered(manifest, id, other));
    }
    const other = without(manifest, path);
    return (
      isDeepStrictEqual(lowerCredentials(manifest), lowerCredentials(other)) &&
      Object.keys(manifest.operations).every((each) =>
        isDeepStrictEqual(lowered(manifest, each), lowered(other, each)),
      )
    );
  } catch {
    return false; // other checks tell what it is that has no meaning
  }
}

/** The same without one member. */
function without<T>(value: T, [name, ...rest]: ManifestPath): T {
  if (name === undefined) return value;
  if (Array.isArray(value)) {
    return value.with(Number(name), without(value[Number(name)], rest)) as T; // of the same items
  }
  const { [String(name)]: member, ...others } = value as Record<string, unknown>;
  const kept = rest.length === 0 ? others : { ...value, [String(name)]: without(member, rest) };
  return kept as T; // only words that may be absent are named
}

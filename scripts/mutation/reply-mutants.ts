import type { ReplyContent } from "../../contract-tests/contract/types.ts";
import { parsePath } from "../language/ir/path.ts";
import type { Json } from "../language/ir/types.ts";
import type { ManifestPath } from "../language/manifest/source.ts";
import type {
  Manifest,
  ManifestExample,
  ManifestExampleReply,
  ManifestOperation,
} from "../language/manifest/types.ts";
import { jsonOf } from "../language/ir/json.ts";
import { type Edit, edited, remove, set, valueAt } from "./edit.ts";
import { type Mutant, mutantOf } from "./mutant.ts";

/** Every field of an example's reply that is mapped: missing, null and of another type. */
export function replyMutants(manifest: Manifest): readonly Mutant[] {
  const value = jsonOf(manifest);
  return Object.entries(manifest.operations).flatMap(([id, operation]) =>
    Object.entries(operation.examples ?? {}).flatMap(([name, example]) => {
      const at = ["operations", id, "examples", name, "reply"];
      const places = mappedPlaces(manifest, operation, example).map((place) => [...at, ...place]);
      return places
        .flatMap((place) => fieldEdits(place, valueAt(value, place)))
        .map((edit) => mutantOf(value, manifest.provider, "reply", edit));
    }),
  );
}

/** Places in the reply that outputs or, in an error, the provider's texts come from; each once. */
function mappedPlaces(
  manifest: Manifest,
  { output, errors }: ManifestOperation,
  { error }: ManifestExample,
): readonly ManifestPath[] {
  const { message = [], code = [], requestId = [] } = { ...manifest.errors, ...errors };
  const paths = error
    ? [...message, ...code, ...requestId]
    : Object.values(output).flatMap(({ from = [] }) => from);
  const places = [...new Set(paths)].map(parsePath);
  return places.filter(([root]) => root === "body" || root === "headers" || root === "status");
}

/** How deep in a manifest the members of a reply stand. */
const REPLY_DEPTH = 5;

function fieldEdits(at: ManifestPath, value: Json | undefined): readonly Edit[] {
  if (value === undefined) return [];
  // The status line and headers cannot be null; they have no types.
  if (at[REPLY_DEPTH] !== "body") return typeof value === "string" ? [remove(at)] : [];
  return [remove(at), ...(value === null ? [] : [set(at, null)]), set(at, retyped(value))];
}

function retyped(value: Json): Json {
  return Array.isArray(value) ? {} : [value];
}

/** The reply of an example as the server gives it after a change. */
export function changedReply(manifest: Manifest, edit: Edit): ReplyContent {
  const at = edit.path.slice(0, REPLY_DEPTH);
  // The path leads to one of the manifest's replies.
  const reply = valueAt(edited(jsonOf(manifest), edit), at) as unknown as ManifestExampleReply;
  return { ...reply, headers: reply.headers ?? {} };
}

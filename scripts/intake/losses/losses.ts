import type { JsonSchema, Provider } from "../../language/ir/types.ts";
import { listOf, objectOf } from "../data.ts";
import { compareCredentials, compareUnasked, schemesOf } from "./credentials.ts";
import { type Drafted, type Loss, Notes } from "./notes.ts";
import { partsOf } from "./parts.ts";
import { compareReplies } from "./replies.ts";
import { replySchemas } from "./reply-schemas.ts";
import { compareRequest } from "./requests.ts";
import { resolved } from "../read/pointer.ts";
import { Schemas } from "./schemas.ts";

/**
 * What a vendor's document says of requests and replies, and a draft neither says nor leaves to a
 * person. The document is read here in its own way, apart from drafting, so that one mistake is not
 * made twice. What many operations share is told of the first.
 */
export function lossesOf(
  document: JsonSchema,
  provider: Provider,
  drafted: Drafted,
): readonly Loss[] {
  const theirs = new Schemas(document);
  const notes = new Notes(drafted);
  const schemas = replySchemas(theirs, provider, drafted, notes);
  const sides = { theirs, notes, schemas };
  const schemes = schemesOf(document, sides);
  const operations = new Map(provider.operations.map((operation) => [operation.id, operation]));
  for (const each of drafted.operations) {
    const operation = operations.get(each.id);
    const parts = partsOf(document, each.pointer, theirs);
    notes.enter(each);
    if (!operation || !parts) {
      notes.add("an operation that was not looked into", { ...each, detail: each.id });
      continue;
    }
    compareReferences(each.pointer, theirs, notes);
    compareRequest(parts, operation, provider, sides);
    compareReplies(parts, operation, sides);
    compareCredentials(parts, operation, provider, schemes, sides);
  }
  notes.leave();
  compareUnasked(document, schemes, provider, sides);
  comparePaths(document, theirs, notes);
  return notes.losses;
}

/** Parameters, bodies and replies that stand where nobody looks. */
function compareReferences(pointer: string, { resolve }: Schemas, notes: Notes): void {
  const item = resolved(resolve(pointer.slice(0, pointer.lastIndexOf("/"))) ?? {}, resolve);
  const own = objectOf(item[pointer.slice(pointer.lastIndexOf("/") + 1)]);
  const parts = [
    ...[item, own].flatMap(({ parameters }) => listOf(parameters)),
    own["requestBody"],
    ...Object.values(objectOf(own["responses"])),
  ];
  for (const { $ref } of parts.map(objectOf)) {
    if (typeof $ref !== "string" || Object.keys(resolved({ $ref }, resolve)).length > 0) continue;
    notes.add("a reference that is not followed", { pointer, detail: $ref, words: [$ref] });
  }
}

/** Paths that stand in another file. */
function comparePaths(document: JsonSchema, theirs: Schemas, notes: Notes): void {
  for (const [path, item] of Object.entries(objectOf(document["paths"]))) {
    const { $ref } = objectOf(item);
    if (typeof $ref !== "string" || theirs.resolve($ref)) continue;
    const pointer = `#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    notes.add("a path that stands in another file", {
      pointer,
      detail: `${path}: ${$ref}`,
      words: [$ref],
    });
  }
}

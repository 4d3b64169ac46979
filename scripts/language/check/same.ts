import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { isOutputName, membersOfSame } from "../manifest/same.ts";
import { readPath } from "./paths.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { found } from "./reply-paths.ts";
import { typesOf, unionOf } from "../ir/schema-types.ts";

/** The object whose members are outputs. */
export function* checkSame(
  { at, operation, bodies }: PreparedOperation,
  { manifest, schemas, source }: PreparedManifest,
): Findings {
  const { same } = operation;
  if (!same) return;
  const place: ManifestPath = [...at, "same"];
  const range = source.valueAt([...place, "from"]);
  const read = yield* readPath(same.from, range, ["body"]);
  if (!read) return;
  const names = membersOfSame(same, {
    schemas: manifest.schemas ?? {},
    replies: Object.values(operation.reply).map((schema) => ({
      schema: schema === "empty" ? null : schema,
    })),
  });
  if (names.length === 0) {
    const types = unionOf(
      found(bodies.success, read.members, schemas).map((schema) => typesOf(schema, schemas)),
    );
    const type = [...(types ?? [])].join(" or ");
    const said = type === "object" ? "an object without named members" : type;
    yield diagnostic("same-not-object", range, {
      path: same.from,
      type: said || "not described by any reply",
    });
    return;
  }
  for (const [index, name] of (same.only ?? []).entries()) {
    if (names.includes(name) && isOutputName(name)) continue;
    const problem = names.includes(name)
      ? "which is no name of an output"
      : `which ${same.from} does not have${didYouMean(name, names)}`;
    const listed = source.valueAt([...place, "only", index]);
    yield diagnostic("same-member-unknown", listed, { name, problem });
  }
}

import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isOutputName, membersAt, SPREAD } from "../manifest/spread.ts";
import { readPath } from "./paths.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { found } from "./reply-paths.ts";
import { typesOf, unionOf } from "../ir/schema-types.ts";

/** The object whose members are outputs. */
export function* checkSpread(
  { at, operation, bodies }: PreparedOperation,
  { manifest, schemas, source }: PreparedManifest,
): Findings {
  const { spread } = operation;
  if (spread === undefined) return;
  // A path alone stands at `output` itself.
  const range = source.valueAt([...at, "output", SPREAD]);
  const read = yield* readPath(spread, range, ["body"]);
  if (!read) return;
  const replies = Object.values(operation.reply).map((schema) => ({
    schema: schema === "empty" ? null : schema,
  }));
  const names = membersAt(spread, { schemas: manifest.schemas ?? {}, replies });
  if (names.some(isOutputName)) return;
  const types = unionOf(
    found(bodies.success, read.members, schemas).map((schema) => typesOf(schema, schemas)),
  );
  const type = [...(types ?? [])].join(" or ");
  const said = type === "object" ? "an object without named members" : type;
  yield diagnostic("output-spread-type", range, {
    path: spread,
    type: said || "not described by any reply",
  });
}

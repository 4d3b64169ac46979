import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { schemaAt } from "../ir/schema-path.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { PreparedOutput } from "./prepared-output.ts";
import { readPath } from "./paths.ts";
import { couldBe, itemOf, memberNames, type Types, typesOf, unionOf } from "../ir/schema-types.ts";
import type { Findings } from "./prepared.ts";

/** What is made of the value at one path: `each`, `omit`, `take` and the declared type. */
export function* checkShaping(
  found: readonly JsonSchema[],
  place: ManifestPath,
  entry: PreparedOutput,
): Findings {
  const { schemas, source } = entry.prepared;
  const { output, name, at } = entry;
  const types = unionOf(found.map((schema) => typesOf(schema, schemas)));
  if (output.each) {
    if (isNot(types, "array")) {
      yield diagnostic("output-each-type", source.keyAt([...at, "each"]), {
        name,
        type: say(types),
      });
    } else yield* checkEach(found, entry);
  }
  yield* checkOmit(found, entry);
  const expected = output.take === "keys" ? "object" : "array";
  const shaped: Types = output.each ? new Set(["array"]) : types;
  if (output.take && isNot(shaped, expected)) {
    const values = { name, take: output.take, expected, type: say(shaped) };
    yield diagnostic("output-take-type", source.valueAt([...at, "take"]), values);
    return;
  }
  const taken = takenTypes(found, shaped, entry);
  const type = output.type ?? "json";
  const mayBeWhole = type === "string" && output.take !== "count";
  // A whole number fits text, where it is exact however large it is.
  if (couldBe(type, taken) || (mayBeWhole && couldBe("integer", taken))) return;
  yield diagnostic("output-type", source.valueAt(place), { name, type, found: say(taken) });
}

function* checkEach(
  found: readonly JsonSchema[],
  { output, at, name, prepared: { schemas, source } }: PreparedOutput,
): Findings {
  const items = found.map((schema) => itemOf(schema, schemas));
  for (const [key, path] of Object.entries(output.each ?? {})) {
    const range = source.valueAt([...at, "each", key]);
    const read = yield* readPath(path, range, ["item"]);
    if (read === undefined || items.some((item) => Object.keys(item).length === 0)) continue;
    if (items.some((item) => schemaAt(item, read.members, schemas))) continue;
    const last = String(read.members.at(-1) ?? "");
    const hint = didYouMean(
      last,
      items.flatMap((item) => memberNames(item, schemas) ?? []),
    );
    yield diagnostic("output-path-unknown", range, { name, path, hint });
  }
}

function* checkOmit(
  found: readonly JsonSchema[],
  { output, at, name, prepared: { schemas, source } }: PreparedOutput,
): Findings {
  const described = found.map((schema) => {
    const isList = typesOf(schema, schemas)?.has("array");
    return memberNames(isList ? itemOf(schema, schemas) : schema, schemas);
  });
  const names = output.each ? Object.keys(output.each) : described.flatMap((list) => list ?? []);
  if (!output.each && described.some((list) => list === undefined)) return;
  for (const [index, omitted] of (output.omit ?? []).entries()) {
    if (names.includes(omitted)) continue;
    const range = source.valueAt([...at, "omit", index]);
    yield diagnostic("output-omit-unknown", range, {
      name,
      omitted,
      hint: didYouMean(omitted, names),
    });
  }
}

function takenTypes(
  found: readonly JsonSchema[],
  shaped: Types,
  { output, prepared: { schemas } }: PreparedOutput,
): Types {
  switch (output.take) {
    case undefined:
      return shaped;
    case "count":
      return new Set(["integer"]);
    case "keys":
      return new Set(["array"]);
    case "first":
    case "last":
      if (output.each) return new Set(["object"]);
      return unionOf(found.map((schema) => typesOf(itemOf(schema, schemas), schemas)));
  }
}

/** Whether the types are known and the wanted one is not among them. */
function isNot(types: Types, expected: string): boolean {
  return types !== undefined && !types.has(expected);
}

function say(types: Types): string {
  return types === undefined ? "a value of open type" : [...types].join(" or ") || "null";
}

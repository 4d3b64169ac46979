import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { stepSchema } from "../ir/output-schema.ts";
import type { JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { PreparedOutput } from "./prepared-output.ts";
import { isMade } from "../manifest/output-source.ts";
import type { ManifestMaking, ManifestMember } from "../manifest/types.ts";
import { stepWords } from "../words/steps.ts";
import { checkMaking } from "./output-making.ts";
import { checkTexts } from "./output-texts.ts";
import { found as valuesAt } from "./reply-paths.ts";
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
  if (typeof output.each === "object") {
    if (isNot(types, "array")) {
      yield diagnostic("output-each-type", source.keyAt([...at, "each"]), {
        name,
        type: say(types),
      });
    } else yield* checkEach(found, entry);
  }
  yield* checkOmit(found, entry);
  if (isMade(output)) return;
  const [expected = ""] = output.take ? stepWords[output.take].output.takes : [];
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

function* checkEach(found: readonly JsonSchema[], entry: PreparedOutput): Findings {
  const { output, at, name, prepared } = entry;
  const { schemas, source } = prepared;
  const items = found.map((schema) => itemOf(schema, schemas));
  for (const [key, written] of Object.entries(membersOf(output))) {
    const place = [...at, "each", key];
    const paths = typeof written === "string" ? [written] : (written.from ?? []);
    for (const [index, path] of paths.entries()) {
      const range = source.valueAt(typeof written === "string" ? place : [...place, "from", index]);
      const read = yield* readPath(path, range, ["item"], true);
      if (read === undefined || items.some((item) => Object.keys(item).length === 0)) continue;
      const inside = valuesAt(items, read.members, schemas);
      if (inside.length === 0) {
        const last = String(read.members.at(-1) ?? "");
        const names = items.flatMap((item) => memberNames(item, schemas) ?? []);
        yield diagnostic("output-path-unknown", range, {
          name,
          path,
          hint: didYouMean(last, names),
        });
      } else if (typeof written === "object" && index === 0) {
        yield* checkMaking({ entry, at: place, making: written, items }, inside);
      }
    }
    if (typeof written === "object" && written.text !== undefined) {
      yield* checkTexts({ entry, at: place, making: written, items }, items);
    }
  }
}

/** The members that `each` makes, but where it makes a value. */
function membersOf({ each }: ManifestMaking): Readonly<Record<string, string | ManifestMember>> {
  return typeof each === "object" ? each : {};
}

function* checkOmit(
  found: readonly JsonSchema[],
  { output, at, name, prepared: { schemas, source } }: PreparedOutput,
): Findings {
  const described = found.map((schema) => {
    const isList = typesOf(schema, schemas)?.has("array");
    return memberNames(isList ? itemOf(schema, schemas) : schema, schemas);
  });
  const names =
    typeof output.each === "object"
      ? Object.keys(output.each)
      : described.flatMap((list) => list ?? []);
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
  const { take, each } = output;
  if (take === undefined) return shaped;
  const lists = each ? [{ type: "array", items: { type: "object" } }] : found;
  const setting = { replies: [], parameters: [], schemas };
  return unionOf(lists.map((list) => typesOf(stepSchema(list, take, setting), schemas)));
}

/** Whether the types are known and the wanted one is not among them. */
function isNot(types: Types, expected: string): boolean {
  return types !== undefined && !types.has(expected);
}

function say(types: Types): string {
  return types === undefined ? "a value of open type" : [...types].join(" or ") || "null";
}

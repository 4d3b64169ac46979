import { fullFormats } from "ajv-formats/dist/formats.js";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { isSchema } from "../ir/schema-path.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import { costProblems, patternProblem } from "./patterns.ts";
import { isUnsafe } from "./reserved.ts";
import { KEYWORDS, REBASING, TYPES } from "./schema-keywords.ts";
import { misfitsOf } from "./schema-meta.ts";
import { type SchemaNode, walkSchema } from "./schema-walk.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** A problem, and the member it is about. */
type Problem = readonly [at: ManifestPath, found: Diagnostic];
type Problems = Generator<Problem, void>;

/** Everything in the schemas that would not compile, found without compiling them. */
export function* checkSchemas({ schemas, source }: PreparedManifest): Findings {
  for (const [name, schema] of Object.entries(schemas)) {
    const nodes: SchemaNode[] = [];
    walkSchema(schema, ["schemas", name], (node) => nodes.push(node));
    const said: string[] = [];
    for (const [at, found] of nodes.flatMap((node) => [...problemsOf(node, source)])) {
      said.push(`${at.join("/")}/`);
      yield found;
    }
    for (const { path, reason } of misfitsOf(schema)) {
      const at = ["schemas", name, ...path];
      if (said.some((place) => `${at.join("/")}/`.startsWith(place))) continue;
      const keyword = path.length === 0 ? name : path.join(".");
      yield diagnostic("schema-invalid", source.valueAt(at), { keyword, reason });
    }
  }
}

function* problemsOf(node: SchemaNode, source: ManifestSource): Problems {
  yield* keywordProblems(node, source);
  yield* typeProblems(node, source);
  yield* patternProblems(node, source);
  yield* requiredProblems(node, source);
  const { format, enum: allowed } = node.schema;
  if (Array.isArray(allowed) && allowed.length === 0) {
    const at = [...node.at, "enum"];
    const values = { keyword: "enum", reason: "must not be empty: nothing would fit" };
    yield [at, diagnostic("schema-invalid", source.valueAt(at), values)];
  }
  if (typeof format === "string" && !Object.hasOwn(fullFormats, format)) {
    const at = [...node.at, "format"];
    if (isUnsafe(format)) {
      // Validators would find it on any object and call it.
      const values = { keyword: "format", reason: `must not be ${format}` };
      yield [at, diagnostic("schema-invalid", source.valueAt(at), values)];
      return;
    }
    const hint = didYouMean(format, Object.keys(fullFormats));
    yield [at, diagnostic("schema-format-unknown", source.valueAt(at), { format, hint })];
  }
}

function* keywordProblems({ schema, at }: SchemaNode, source: ManifestSource): Problems {
  for (const keyword of Object.keys(schema)) {
    const place = [...at, keyword];
    if (schema[keyword] === null && isUnwritten(place, source)) {
      yield [place, diagnostic("schema-value-empty", source.keyAt(place), { keyword })];
    } else if (REBASING.has(keyword)) {
      yield [place, diagnostic("schema-keyword-refused", source.keyAt(place), { keyword })];
    } else if (!KEYWORDS.has(keyword) && !keyword.startsWith("x-")) {
      const hint = didYouMean(keyword, KEYWORDS);
      yield [place, diagnostic("schema-keyword-unknown", source.keyAt(place), { keyword, hint })];
    }
  }
}

/** Where no value is written, its range is that of the key: `null` may be meant, nothing never is. */
function isUnwritten(place: ManifestPath, source: ManifestSource): boolean {
  return source.valueAt(place).start === source.keyAt(place).start;
}

function* typeProblems({ schema, at }: SchemaNode, source: ManifestSource): Problems {
  const { type } = schema;
  const place = [...at, "type"];
  const written = Array.isArray(type)
    ? type.map((item, index) => [item, [...place, index]] as const)
    : [[type, place] as const];
  for (const [item, itemPlace] of written) {
    if (typeof item !== "string" || TYPES.has(item)) continue;
    const hint = didYouMean(item, TYPES);
    const range = source.valueAt(itemPlace);
    yield [place, diagnostic("schema-type-unknown", range, { type: item, hint })];
  }
}

function* patternProblems({ schema, at }: SchemaNode, source: ManifestSource): Problems {
  const { pattern, patternProperties, maxLength } = schema;
  const most = typeof maxLength === "number" ? maxLength : undefined;
  if (typeof pattern === "string") {
    const place = [...at, "pattern"];
    yield* patternFaults(pattern, most, place, source.valueAt(place));
  }
  for (const key of isSchema(patternProperties) ? Object.keys(patternProperties) : []) {
    const place = [...at, "patternProperties", key];
    yield* patternFaults(key, undefined, place, source.keyAt(place));
  }
}

function* patternFaults(
  pattern: string,
  maxLength: number | undefined,
  place: ManifestPath,
  range: SourceRange,
): Problems {
  const reason = patternProblem(pattern);
  if (reason) yield [place, diagnostic("schema-pattern-invalid", range, { reason })];
  for (const found of costProblems("this schema", pattern, maxLength, range)) yield [place, found];
}

/** A required member that the same object does not describe is most often a slip of the pen. */
function* requiredProblems({ schema, at, inPlace }: SchemaNode, source: ManifestSource): Problems {
  const { properties, required, allOf, anyOf, oneOf, $ref } = schema;
  const composed = allOf ?? anyOf ?? oneOf ?? $ref;
  const isBranch = inPlace && at.length > 2;
  if (!isSchema(properties) || !Array.isArray(required) || composed || isBranch) return;
  for (const [index, name] of required.entries()) {
    if (typeof name !== "string" || Object.hasOwn(properties, name)) continue;
    const place = [...at, "required", index];
    const hint = didYouMean(name, Object.keys(properties));
    yield [place, diagnostic("schema-required-unknown", source.valueAt(place), { name, hint })];
  }
}

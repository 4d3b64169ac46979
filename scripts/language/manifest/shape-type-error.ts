import { kindOfValue } from "../../../packages/workflow/src/diagnostics/value-text.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { foreignForm } from "./foreign-form.ts";
import type { ShapeError, ShapeSchema } from "./shape.ts";
import type { ManifestPath, ManifestSource } from "./source.ts";
import { expectation } from "./expectation.ts";

/** A value of a wrong type; most often quotes are missing, or a value is. */
export function describeTypeError(
  { parentSchema, data }: ShapeError,
  path: ManifestPath,
  source: ManifestSource,
): Diagnostic {
  const range = source.valueAt(path);
  const text = source.file.text.slice(range.start, range.end);
  const types = [parentSchema.type ?? []].flat();
  const isPlacement = path.at(-1) === "to" && path.at(-3) === "params";
  if (isPlacement && Array.isArray(data)) {
    return diagnostic("placement-list", range, { hole: `{${path.at(-2) ?? "name"}}` });
  }
  const expected = expectation(types);
  const instead = foreignForm(data, path);
  if (instead)
    return diagnostic("map-instead", range, { expected, found: kindOfValue(data), instead });
  if (data === null && !/^(?:null|~)$/i.test(text)) {
    const comment = commentAfter(range);
    if (comment && types.includes("string")) {
      return diagnostic("value-unquoted", comment, { found: "a comment" });
    }
    return diagnostic("value-empty", range, { expected });
  }
  if (types.includes("string") && !parentSchema.enum && isMistakenText(data, text)) {
    return diagnostic("value-unquoted", range, { found: kindOfValue(data) });
  }
  if (isQuoted(data, text) && types.some((type) => readsAs(type, data))) {
    return diagnostic("value-quoted", range, { expected });
  }
  const values = { expected, found: kindOfValue(data), such: suchAs(parentSchema) };
  return diagnostic("value-type", range, values);
}

/** An example of the member, where the schema has one beside its type. */
function suchAs({ examples = [], type }: ShapeSchema): string {
  const [example] = type === "boolean" ? [true] : examples;
  if (example === undefined) return "";
  return `, such as \`${typeof example === "string" ? example : JSON.stringify(example)}\``;
}

/** `color: #4285F4` has no value, for `#` begins a comment. */
function commentAfter({ file, end }: SourceRange): SourceRange | undefined {
  const [, before, comment] = /^(\s*:[ \t]+)(#[^\r\n]*)/.exec(file.text.slice(end)) ?? [];
  if (before === undefined || comment === undefined) return undefined;
  const start = end + before.length;
  return { file, start, end: start + comment.length };
}

/** Numbers, true, null, and maps and lists that were meant as text: `{param}`, `[a-z]`. */
function isMistakenText(value: unknown, text: string): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "string";
  if (!/^[{[]/.test(text)) return false;
  return Object.values(value).every(
    (item) => item === null || (Array.isArray(value) && typeof item === "string"),
  );
}

function isQuoted(value: unknown, text: string): value is string {
  return typeof value === "string" && /^["']/.test(text);
}

function readsAs(type: string, text: string): boolean {
  switch (type) {
    case "integer":
      return /^-?\d+$/.test(text);
    case "number":
      return text.trim() !== "" && Number.isFinite(Number(text));
    case "boolean":
      return text === "true" || text === "false";
    default:
      return false;
  }
}

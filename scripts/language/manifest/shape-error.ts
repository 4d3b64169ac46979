import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { isMap } from "../../../packages/workflow/src/document/is-map.ts";
import { quoted } from "../../../packages/workflow/src/diagnostics/value-text.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { habitOf } from "./habits.ts";
import { valueHint } from "./value-hint.ts";
import { lineMistake, requestMistake } from "./request-mistake.ts";
import type { ShapeError } from "./shape.ts";
import { describeTypeError } from "./shape-type-error.ts";
import type { ManifestPath, ManifestSource } from "./source.ts";
import { boundOf, listed, sizeOf } from "./expectation.ts";

type Describe = (error: ShapeError, path: ManifestPath, source: ManifestSource) => Diagnostic;

/** A mistake of shape in the words of the manifest language, at its place. */
export function describeShapeError(error: ShapeError, source: ManifestSource): Diagnostic {
  const path = pathOf(error.instancePath);
  const describe = error.propertyName === undefined ? byKeyword[error.keyword] : malformedKey;
  return (describe ?? malformedValue)(error, path, source);
}

const byKeyword: Readonly<Record<string, Describe>> = {
  additionalProperties: ({ params, parentSchema, data }, path, source) => {
    const key = String(params.additionalProperty);
    const habit = habitOf(parentSchema.title, key, data, path);
    if (habit) {
      const { instead } = habit;
      return diagnostic("key-foreign", source.keyAt([...path, key]), { key, instead });
    }
    if (isRestOfText(key, data)) {
      return diagnostic("flow-text-unquoted", source.keyAt([...path, key]), { key });
    }
    const given = Object.keys(Object(data));
    const allowed = Object.keys(parentSchema.properties ?? {}).filter(
      (name) => !given.includes(name),
    );
    const values = { key, hint: didYouMean(key, allowed), allowed: allowed.join(", ") || "none" };
    return diagnostic("key-unknown", source.keyAt([...path, key]), values);
  },
  required: missingKey,
  dependentRequired: missingKey,
  type: describeTypeError,
  const: versionError,
  enum: (error, path, source) =>
    notAllowed((error.params.allowedValues ?? []).map(String), error, path, source),
  pattern: (error, path, source) => {
    if (error.parentSchema.title?.startsWith("Steps")) {
      const alone = String(error.params.pattern).match(/[a-z][\w-]+/g) ?? [];
      const others = Object.keys(error.parentSchema.properties ?? {});
      return notAllowed(
        [...alone, ...others.map((name) => `{ ${name}: ... }`)],
        error,
        path,
        source,
      );
    }
    const place = path[0] === "operations" ? path.slice(2).join("/") : "";
    const isLine = /^(?:request\/[^/]*(?:\/line)?|examples\/.*\/request(?:\/line)?)$/.test(place);
    if (!isLine && place !== "request") return malformedValue(error, path, source);
    const found = quoted(error.data);
    const text = String(error.data);
    const { reason, instead } = isLine ? lineMistake(text) : requestMistake(text);
    const values = { found, reason, instead: isLine ? instead : `request: ${instead}` };
    return diagnostic("request-malformed", source.valueAt(path), values);
  },
  uniqueItems: ({ params, data }, path, source) => {
    const index = Math.max(Number(params.i), Number(params.j));
    const found = quoted((data as readonly unknown[])[index]); // only lists have items
    return diagnostic("value-repeated", source.valueAt([...path, index]), { found });
  },
};

function notAllowed(
  allowed: readonly string[],
  { data }: ShapeError,
  path: ManifestPath,
  source: ManifestSource,
): Diagnostic {
  const hint = valueHint(data, path) ?? didYouMean(String(data), allowed);
  const values = { found: quoted(data), allowed: listed(allowed), hint };
  return diagnostic("value-not-allowed", source.valueAt(path), values);
}

/** `{ description: One, two. }`: no key has a space or a full stop in it, and each has a value. */
function isRestOfText(key: string, data: unknown): boolean {
  return /[ .!?]/.test(key) && isMap(data) && data[key] === null;
}

function missingKey({ params, data }: ShapeError, path: ManifestPath, source: ManifestSource) {
  const key = String(params.missingProperty);
  return diagnostic("key-missing", source.keyAt(namedPlace(path, data)), { key });
}

/** The version is the only constant of the language. */
function versionError({ params, data }: ShapeError, path: ManifestPath, source: ManifestSource) {
  const [found, known] = [Number(data), Number(params.allowedValue)];
  const range = source.valueAt(path);
  if (found > known) return diagnostic("manifest-version-newer", range, { found, known });
  return diagnostic("manifest-version", range, { found, known });
}

function malformedKey(error: ShapeError, path: ManifestPath, source: ManifestSource): Diagnostic {
  const key = error.propertyName ?? "";
  return diagnostic("key-malformed", source.keyAt([...path, key]), { key, rule: ruleOf(error) });
}

function malformedValue(error: ShapeError, path: ManifestPath, source: ManifestSource): Diagnostic {
  const range = source.valueAt(path);
  const bound = boundOf(error.keyword, Number(error.params.limit));
  if (bound) {
    return diagnostic("value-out-of-bounds", range, { bound, found: sizeOf(error.data) });
  }
  return diagnostic("value-malformed", range, { found: quoted(error.data), rule: ruleOf(error) });
}

function ruleOf({ keyword, params, parentSchema, message = "" }: ShapeError): string {
  if (keyword === "pattern") return parentSchema.patternErrorMessage ?? message;
  const bound = boundOf(keyword, Number(params.limit));
  return bound ? `It must ${bound}.` : message;
}

/** The key of a map; its first key when it has none of its own: the root and items of lists. */
function namedPlace(path: ManifestPath, data: unknown): ManifestPath {
  const last = path.at(-1);
  if (last !== undefined && !/^\d+$/.test(String(last))) return path;
  const [first] = Object.keys(Object(data));
  return first === undefined ? path : [...path, first];
}

/** `/operations/a~1b/params` -> `["operations", "a/b", "params"]`. */
function pathOf(pointer: string): ManifestPath {
  const members = pointer.split("/").slice(1);
  return members.map((member) => member.replaceAll("~1", "/").replaceAll("~0", "~"));
}

import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { isSound, type ReadDocument } from "../../../packages/workflow/src/document/read.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { habitOf } from "./habits.ts";
import { type ShapeError, shapeErrors } from "./shape.ts";
import { describeShapeError } from "./shape-error.ts";

/** The mistakes in the shape of a document, one diagnostic for each. */
export function shapeDiagnostics(document: ReadDocument): readonly Diagnostic[] {
  const { value, source, soundUntil, diagnostics } = document;
  if (value === undefined) return [];
  return relevant(shapeErrors(value))
    .filter(({ keyword }) => soundUntil === Number.POSITIVE_INFINITY || keyword !== "required")
    .map((error) => describeShapeError(error, source))
    .filter(({ range }) => isSound(range, soundUntil))
    .filter((mistake) => !diagnostics.some((known) => explains(known, mistake)));
}

/** Another version of the language cannot be judged further. */
function relevant(errors: readonly ShapeError[]): readonly ShapeError[] {
  const version = errors.filter(
    ({ keyword, instancePath }) => keyword === "const" && instancePath === "/manifest",
  );
  return version.length > 0 ? version : withoutEcho(errors);
}

/** What YAML itself made of a value explains why it has no right shape. */
function explains({ range: known }: Diagnostic, { code, range }: Diagnostic): boolean {
  return code !== "key-missing" && range.start <= known.start && known.end <= range.end;
}

/** The first of several errors of one value counts: what has a wrong type has no pattern either. */
const precedence = ["type", "required", "const", "enum", "pattern"];

function withoutEcho(errors: readonly ShapeError[]): readonly ShapeError[] {
  const strongest = new Map<string, number>();
  const mistakes = errors.filter(({ keyword }) => keyword !== "propertyNames");
  const values = mistakes.filter(({ keyword }) => keyword !== "additionalProperties");
  for (const error of values) {
    const place = placeOf(error);
    strongest.set(place, Math.min(rank(error), strongest.get(place) ?? rank(error)));
  }
  const unknown = withoutTwins(mistakes.filter((each) => each.keyword === "additionalProperties"));
  const first = values.filter((error) => rank(error) === strongest.get(placeOf(error)));
  return [...unknown, ...first.filter((error) => !unknown.some((key) => isMisspelt(error, key)))];
}

/** `method` and `path` are both meant to be `request`. */
function withoutTwins(unknown: readonly ShapeError[]): readonly ShapeError[] {
  const said = new Set<string>();
  return unknown.filter((error) => {
    const word = foreignWord(error);
    const place = `${error.instancePath} ${word}`;
    if (word === undefined || !said.has(place)) return said.add(place);
    return false;
  });
}

function foreignWord({ params, parentSchema, data }: ShapeError): string | undefined {
  return habitOf(parentSchema.title, String(params.additionalProperty), data, [])?.word;
}

/** A required key under a misspelt name is one mistake. */
function isMisspelt(missing: ShapeError, unknown: ShapeError): boolean {
  if (missing.keyword !== "required" || missing.instancePath !== unknown.instancePath) return false;
  const { missingProperty } = missing.params;
  const { additionalProperty } = unknown.params;
  if (foreignWord(unknown) === missingProperty) return true;
  return didYouMean(String(additionalProperty), [String(missingProperty)]) !== "";
}

function rank({ keyword }: ShapeError): number {
  const index = precedence.indexOf(keyword);
  return index < 0 ? precedence.length : index;
}

function placeOf({ instancePath, propertyName }: ShapeError): string {
  return propertyName === undefined ? instancePath : `${instancePath}/${propertyName} (key)`;
}

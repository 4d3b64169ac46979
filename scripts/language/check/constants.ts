import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import type { Json, Placement } from "../ir/types.ts";
import { parsePlacement } from "../lower/parameter.ts";
import { travels } from "./travel.ts";
import { type Findings, memberRange, type PreparedManifest } from "./prepared.ts";

/** Values that are always sent: where they can travel, and what is taken for more than its text. */
export function* checkConstants({ operations, source }: PreparedManifest): Findings {
  for (const { at, operation, all, parameters } of operations) {
    for (const [to, value] of Object.entries(operation.constants ?? {})) {
      const place = [...at, "constants", to];
      const range = source.valueAt(place);
      yield* checkForm(to, value, range);
      yield* checkHoles(`constant ${to}`, value, range, Object.keys(all));
    }
    for (const placed of parameters) {
      const { parameter, name } = placed;
      const holes = textsOf(parameter.default ?? null).flatMap(holesIn);
      const others = holes.filter((hole) => hole !== name && Object.hasOwn(all, hole));
      for (const hole of others)
        yield holeFound(`default of "${name}"`, hole, memberRange(source, placed, "default"));
    }
  }
}

/** Outside a JSON body, values travel as text. */
function* checkForm(to: string, value: Json, range: SourceRange): Findings {
  const placement = parsePlacement(to);
  const what = `constant ${to}`;
  if (placement.kind !== "header" && placement.kind !== "query") return;
  const type = structureOf(value, placement);
  if (type !== undefined) {
    yield diagnostic("placement-type", range, { what, type, place: placement.kind });
  } else if (!travels(placement.kind, value)) {
    yield diagnostic("header-unsafe", range, { header: placement.name });
  }
}

/** What a value is that has no form as text. */
function structureOf(value: Json, { kind }: Placement): string | undefined {
  if (value === null) return "null";
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => item !== null && typeof item !== "object");
    return isFlat && kind === "query" ? undefined : "a list";
  }
  if (typeof value === "object") return "an object";
  return kind === "header" && String(value).trim() === "" ? "blank" : undefined;
}

function* checkHoles(
  what: string,
  value: Json,
  range: SourceRange,
  names: readonly string[],
): Findings {
  for (const hole of textsOf(value).flatMap(holesIn)) {
    if (names.includes(hole)) yield holeFound(what, hole, range);
    else {
      const hint = didYouMean(hole, names);
      yield diagnostic("constant-hole-unknown", range, { what, hole: `{${hole}}`, hint });
    }
  }
}

function holeFound(what: string, hole: string, range: SourceRange) {
  return diagnostic("constant-with-hole", range, { what, hole: `{${hole}}` });
}

function textsOf(value: Json): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Names in braces that stand within no other braces, as they do in GraphQL. */
function holesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(({ 1: name = "", index }) => {
    const before = text.slice(0, index);
    return before.split("{").length === before.split("}").length ? [name] : [];
  });
}

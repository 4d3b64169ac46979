import { diagnostic } from "../diagnostics/diagnostic.ts";
import { parsePlacement } from "../lower/parameter.ts";
import type { Placement } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestErrors, ManifestValue } from "../manifest/types.ts";
import { isUnsafe } from "./reserved.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

interface Named {
  readonly names: readonly string[];
  readonly at: ManifestPath;
}

/** Names that would be found on any object: they are refused wherever a manifest names something. */
export function* checkUnsafeNames(prepared: PreparedManifest): Findings {
  for (const { names, at } of namesOf(prepared)) {
    const name = names.find(isUnsafe);
    if (name !== undefined) yield diagnostic("unsafe-name", prepared.source.keyAt(at), { name });
  }
  for (const { at, parameter } of prepared.declarations) {
    const name = wireNames(parsePlacement(parameter.to ?? "")).find(isUnsafe);
    if (name === undefined) continue;
    yield diagnostic("unsafe-name", prepared.source.valueAt([...at, "to"]), { name });
  }
}

function wireNames(placement: Placement): readonly string[] {
  if (placement.kind === "property") return placement.path;
  return "name" in placement ? [placement.name] : [];
}

function* namesOf({
  manifest,
  declarations,
  operations,
}: PreparedManifest): Generator<Named, void> {
  for (const { name } of manifest.auth) yield { names: [name], at: ["auth", name] };
  for (const name of Object.keys(manifest.schemas ?? {})) {
    yield { names: [name], at: ["schemas", name] };
  }
  yield* codesOf(manifest.errors, []);
  for (const name of Object.keys(manifest.jobs ?? {})) yield { names: [name], at: ["jobs", name] };
  for (const { name, at } of declarations) yield { names: [name], at };
  for (const { operation, at } of operations) {
    yield* codesOf(operation.errors, at);
    for (const [name, output] of Object.entries(operation.output)) {
      const place = [...at, "output", name];
      yield { names: name.split("."), at: place };
      yield* namesOfMembers(output, place);
    }
  }
}

/** The members of the objects that a value is made of, and of its items. */
function* namesOfMembers(value: ManifestValue, at: ManifestPath): Generator<Named, void> {
  for (const { object, place } of objectsIn(value, at)) {
    for (const [name, member] of Object.entries(object)) {
      yield { names: name.split("."), at: [...place, name] };
      yield* namesOfMembers(member, [...place, name]);
    }
  }
}

function* objectsIn({ object, convert = [] }: ManifestValue, at: ManifestPath) {
  if (object) yield { object, place: [...at, "from"] };
  for (const [index, step] of convert.entries()) {
    const { object: each } = typeof step === "object" && "each" in step ? step.each : {};
    if (each) yield { object: each, place: [...at, "convert", index, "each"] };
  }
}

function* codesOf(errors: ManifestErrors | undefined, at: ManifestPath): Generator<Named, void> {
  for (const code of Object.keys(errors?.codes ?? {})) {
    yield { names: [code], at: [...at, "errors", "codes", code] };
  }
}

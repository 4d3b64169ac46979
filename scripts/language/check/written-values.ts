import { usualOf, usualWord } from "../ir/converted.ts";
import type { Json } from "../ir/types.ts";
import { choicePath } from "../manifest/choices.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { Declaration } from "./prepared.ts";

/** A value that the manifest itself gives for a parameter. */
interface WrittenValue {
  /** What the codes of its diagnostics begin with. */
  readonly code: "enum" | "default" | "example";
  readonly at: ManifestPath;
  readonly value: Json;
}

/** The allowed values, the default and the example of a parameter; blank text is reported where it is listed. */
export function writtenValues({ parameter, at }: Declaration): readonly WrittenValue[] {
  const { enum: listed = [], example } = parameter;
  const values = [
    ...listed.map(
      (value, index) =>
        ({ code: "enum", at: [...at, ...choicePath(parameter, index)], value }) as const,
    ),
    { code: "default", at: [...at, usualWord(parameter)], value: usualOf(parameter) },
    { code: "example", at: [...at, "example"], value: example },
  ] as const;
  return values.flatMap(({ code, at: place, value }) =>
    value === undefined || String(value).trim() === "" ? [] : [{ code, at: place, value }],
  );
}

/** The text of such a value: one that says what travels for it is a key. */
export function rangeOf(
  { code, at }: Pick<WrittenValue, "code" | "at">,
  source: ManifestSource,
): SourceRange {
  return code === "enum" ? source.keyAt(at) : source.valueAt(at);
}

import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { type Declaration, type Findings, member, type PreparedManifest } from "./prepared.ts";
import { brokenLimit, fitsType, neverGiven, sayValue } from "./values.ts";

/** Lists of allowed values, and lists that depend on another parameter. */
export function* checkChoices({ declarations, source }: PreparedManifest): Findings {
  for (const declaration of declarations) {
    yield* checkEnum(declaration, source);
    yield* checkEnumBy(declaration, source);
  }
}

function* checkEnum(
  { name, at, parameter }: Declaration,
  source: PreparedManifest["source"],
): Findings {
  const { enum: values = [], type } = parameter;
  for (const [index, value] of values.entries()) {
    const range = source.valueAt([...at, "enum", index]);
    if (!fitsType(type, value)) {
      yield diagnostic("enum-type", range, { name, value: sayValue(value), type });
      continue;
    }
    const limit = neverGiven(parameter, value) ?? brokenLimit(parameter, value);
    if (limit !== undefined) {
      yield diagnostic("enum-outside-limits", range, { name, value: sayValue(value), limit });
    }
  }
}

function* checkEnumBy(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, at, parameter, siblings } = declaration;
  const { enumBy } = parameter;
  if (enumBy === undefined) return;
  const place = [...at, "enumBy"];
  const other = enumBy.param === name ? undefined : member(siblings, enumBy.param);
  if (other === undefined) {
    const candidates = Object.keys(siblings).filter((sibling) => sibling !== name);
    const hint = didYouMean(enumBy.param, candidates);
    yield diagnostic("enum-by-parameter-unknown", source.valueAt([...place, "param"]), {
      name,
      other: enumBy.param,
      hint,
    });
    return;
  }
  const keys = other.enum?.map(String);
  for (const [key, values] of Object.entries(enumBy.values)) {
    if (keys && !keys.includes(key)) {
      const hint = didYouMean(key, keys);
      yield diagnostic("enum-by-value-unknown", source.keyAt([...place, "values", key]), {
        value: key,
        other: enumBy.param,
        hint,
      });
    }
    for (const [index, value] of values.entries()) {
      if ((neverGiven(parameter, value) ?? brokenLimit(parameter, value)) === undefined) continue;
      const range = source.valueAt([...place, "values", key, index]);
      yield diagnostic("enum-clash", range, {
        name,
        value,
        hint: didYouMean(value, (parameter.enum ?? []).map(String)),
      });
    }
  }
}

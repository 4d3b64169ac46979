import type { ManifestPath } from "../../language/manifest/source.ts";
import type { ManifestRule } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";

/** What has rules: an operation, or the provider. */
interface Ruled {
  readonly at: ManifestPath;
  readonly operation: { readonly rules?: readonly ManifestRule[] | undefined };
}

/** Each rule gone, looser, stricter, and of the other severity. */
export function ruleEdits({ at, operation: { rules = [] } }: Ruled): readonly Edit[] {
  return rules.flatMap((rule, index) => {
    const place = [...at, "rules", index];
    const severity = rule.severity === "warning" ? "error" : "warning";
    return [
      remove(place),
      set([...place, "severity"], severity),
      ...alternativeEdits(place, rule),
      ...needEdits(place, rule),
      // Every text matches an empty pattern, none the other.
      ...(rule.matches === undefined
        ? []
        : ["^", "^\\b$"].map((pattern) => set([...place, "matches"], pattern))),
    ];
  });
}

function alternativeEdits(at: ManifestPath, rule: ManifestRule): readonly Edit[] {
  const kind = rule.anyOf ? "anyOf" : "exactlyOne";
  const alternatives = rule[kind];
  if (!alternatives) return [];
  const { [kind]: _, ...rest } = rule;
  const other = { ...rest, [kind === "anyOf" ? "exactlyOne" : "anyOf"]: alternatives };
  const each = alternatives.flatMap((alternative, index) => {
    const place = [...at, kind, index];
    const together = alternative.split("+").map((name) => name.trim());
    return [
      ...(alternatives.length > 1 ? [remove(place)] : []),
      // One of those that count together is enough.
      ...(together.length > 1 ? together.map((name) => set(place, name)) : []),
    ];
  });
  return [set(at, other), ...each];
}

function needEdits(at: ManifestPath, { requires = [] }: ManifestRule): readonly Edit[] {
  return requires.flatMap((need, index) => {
    const place = [...at, "requires", index];
    const [name = "", value] = need.split("=");
    const looser = value === undefined ? [] : [set(place, name), set(place, `${name}=${value}x`)];
    return [...(requires.length > 1 ? [remove(place)] : []), ...looser];
  });
}

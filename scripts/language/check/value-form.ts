import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { checkWhen } from "./output-steps.ts";
import type { Spot } from "./prepared-output.ts";

/** `metadata` and `metadata.id`: one would have to be a value and an object of others. */
export function* checkValueNames(
  names: readonly string[],
  at: ManifestPath,
  source: PreparedManifest["source"],
): Findings {
  for (const name of names) {
    const range = source.keyAt([...at, name]);
    // Of a name that stands there twice, the one with a mark has kept it.
    if (name.endsWith("?")) yield diagnostic("key-duplicate", range, { key: name.slice(0, -1) });
    const group = names.find((other) => name.startsWith(`${other}.`));
    if (group === undefined) continue;
    yield diagnostic("output-name-clash", range, { name, group });
  }
}

const READ = ["body", "status", "headers", "params"] as const;

const MAPPING = ["convert", "default", "closed"] as const;

/** A value is read or fixed, and what is said of one that is missing says something. */
export function* checkForm({ at, value, entry, items }: Spot): Findings {
  const { name, prepared } = entry;
  const { source } = prepared;
  const { from, object, const: constant, when } = value;
  const isRead = from !== undefined || object !== undefined;
  if (isRead && constant !== undefined) {
    yield diagnostic("output-source", source.keyAt([...at, "const"]), { name, given: "both" });
  } else if (!isRead && constant === undefined) {
    yield diagnostic("output-source", source.keyAt(at), { name, given: "neither" });
  }
  for (const key of MAPPING) {
    const isOther = key === "default" && value.when !== undefined;
    if (constant === undefined || isRead || isOther || !(key in value)) continue;
    yield diagnostic("output-const-mapped", source.keyAt([...at, key]), { name, key });
  }
  if (when !== undefined) {
    const roots = items ? [...READ, "item" as const] : READ;
    yield* checkWhen(when, [...at, "when"], { roots, items: items ?? [] }, entry);
  }
  if (value.isNeedless) {
    const written = value.isMarked ? "?" : "default";
    const word = value.missing === undefined ? written : "missing";
    yield diagnostic("missing-needless", source.keyAt(word === "?" ? at : [...at, word]), { word });
  }
}

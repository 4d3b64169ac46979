import { diagnostic } from "../diagnostics/diagnostic.ts";
import { checkSpread } from "./spread.ts";
import { checkOutputSource } from "./output-source.ts";
import type { PreparedOutput } from "./prepared-output.ts";
import type { Findings, PreparedOperation, PreparedManifest } from "./prepared.ts";
import { fitsType, sayValue } from "./values.ts";

/** The outputs of every operation. */
export function* checkOutputs(prepared: PreparedManifest): Findings {
  yield* checkShared(prepared);
  for (const operation of prepared.operations) {
    const outputs = operation.operation.output;
    yield* checkNames(operation, prepared.source);
    yield* checkSpread(operation, prepared);
    for (const [name, output] of Object.entries(outputs)) {
      const at = [...operation.at, "output", name];
      const entry = { name, at, output, operation, prepared };
      yield* checkForm(entry);
      yield* checkConstants(entry);
      if (output.from && output.const === undefined) yield* checkOutputSource(entry);
    }
  }
}

/** `missing` that is said for all outputs, of which each says something itself. */
function* checkShared({ manifest, operations, source }: PreparedManifest): Findings {
  const outputs = operations.flatMap(({ operation }) => Object.values(operation.output));
  const owners = [
    { said: manifest.missing, at: [], decider: "manifest", outputs },
    ...operations.map(({ at, operation: { missing, output } }) => {
      return { said: missing, at, decider: "operation", outputs: Object.values(output) };
    }),
  ];
  for (const { said, at, decider, outputs: all } of owners) {
    if (said === undefined || all.some(({ decidedBy }) => decidedBy === decider)) continue;
    yield diagnostic("missing-needless", source.keyAt([...at, "missing"]), { word: "missing" });
  }
}

/** `metadata` and `metadata.id`: one would have to be a value and an object of others. */
function* checkNames(
  { at, operation }: PreparedOperation,
  source: PreparedManifest["source"],
): Findings {
  const names = Object.keys(operation.output);
  for (const name of names) {
    const range = source.keyAt([...at, "output", name]);
    // Of a name that stands there twice, the one with a mark has kept it.
    if (name.endsWith("?")) yield diagnostic("key-duplicate", range, { key: name.slice(0, -1) });
    const group = names.find((other) => name.startsWith(`${other}.`));
    if (group === undefined) continue;
    yield diagnostic("output-name-clash", range, { name, group });
  }
}

const MAPPING = ["convert", "default", "closed"] as const;

function* checkForm({ name, at, output, prepared: { source } }: PreparedOutput): Findings {
  const { from, const: constant } = output;
  const isRead = from !== undefined;
  if (isRead && constant !== undefined) {
    yield diagnostic("output-source", source.keyAt([...at, "const"]), { name, given: "both" });
  } else if (!isRead && constant === undefined) {
    yield diagnostic("output-source", source.keyAt(at), { name, given: "neither" });
  }
  for (const key of MAPPING) {
    if (constant === undefined || isRead || output[key] === undefined) continue;
    yield diagnostic("output-const-mapped", source.keyAt([...at, key]), { name, key });
  }
  if (output.isNeedless) {
    const word = output.missing === undefined ? "?" : "missing";
    yield diagnostic("missing-needless", source.keyAt(word === "?" ? at : [...at, word]), { word });
  }
}

function* checkConstants({ name, at, output, prepared: { source } }: PreparedOutput): Findings {
  const { type, nullable } = output;
  for (const key of ["const", "default"] as const) {
    const value = output[key];
    if (value === undefined || (value === null && nullable) || fitsType(type, value)) continue;
    const range = source.valueAt([...at, key]);
    yield diagnostic(`output-${key}-type`, range, { name, value: sayValue(value), type });
  }
}

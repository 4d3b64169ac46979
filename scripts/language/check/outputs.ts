import { diagnostic } from "../diagnostics/diagnostic.ts";
import { valuesWithin } from "../manifest/output-source.ts";
import { checkSpread } from "./spread.ts";
import { checkOutputSource } from "./output-values.ts";
import type { PreparedOutput } from "./prepared-output.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import { checkForm, checkValueNames } from "./value-form.ts";
import { fitsType, sayValue } from "./values.ts";

/** The outputs of every operation. */
export function* checkOutputs(prepared: PreparedManifest): Findings {
  yield* checkShared(prepared);
  for (const operation of prepared.operations) {
    const outputs = operation.operation.output;
    yield* checkValueNames(Object.keys(outputs), [...operation.at, "output"], prepared.source);
    yield* checkSpread(operation, prepared);
    for (const [name, output] of Object.entries(outputs)) {
      const at = [...operation.at, "output", name];
      const entry = { name, at, output, operation, prepared };
      yield* checkForm({ entry, at, value: output, items: null });
      yield* checkConstants(entry);
      if ((output.from || output.object) && output.const === undefined)
        yield* checkOutputSource(entry);
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
    const values = all.flatMap(valuesWithin);
    if (said === undefined || values.some(({ decidedBy }) => decidedBy === decider)) continue;
    yield diagnostic("missing-needless", source.keyAt([...at, "missing"]), { word: "missing" });
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

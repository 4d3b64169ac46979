import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** The call that proves a credential. */
export function* checkCredentialTest({ manifest, operations, source }: PreparedManifest): Findings {
  if (manifest.test === undefined) return;
  const { operation: id, params = {} } = manifest.test;
  const range = source.valueAt(["test", "operation"]);
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) {
    const ids = operations.map((operation) => operation.id);
    yield diagnostic("test-operation-unknown", range, { operation: id, hint: didYouMean(id, ids) });
    return;
  }
  const { effect } = found;
  if (effect !== "read") yield diagnostic("test-not-read", range, { operation: id, effect });
  for (const name of Object.keys(params)) {
    if (Object.hasOwn(found.all, name)) continue;
    const hint = didYouMean(name, Object.keys(found.all));
    const at = source.keyAt(["test", "params", name]);
    yield diagnostic("test-parameter-unknown", at, { operation: id, name, hint });
  }
  // The provider's own are known of the account that the credential is for.
  const missing = found.parameters.filter(
    ({ name, parameter, shared }) => parameter.required && !shared && !Object.hasOwn(params, name),
  );
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => `"${name}"`).join(" and ");
  yield diagnostic("test-needs-inputs", range, { operation: id, names });
}

import { diagnostic } from "../diagnostics/diagnostic.ts";
import { addressParameters } from "../lower/server.ts";
import { type Findings, memberRange, type PreparedManifest } from "./prepared.ts";
import { ownValues } from "./server-parameter.ts";

/** Every address can be shown with values that calls may give. Without them it works: only a warning. */
export function* checkAddressExamples(prepared: PreparedManifest): Findings {
  const { manifest, declarations, source } = prepared;
  const names = addressParameters(manifest);
  for (const declaration of declarations) {
    const { name, parameter, at } = declaration;
    // A secret may have no example.
    if (at[0] !== "params" || !names.includes(name) || parameter.secret) continue;
    if (parameter.example !== undefined || ownValues(parameter).length > 0) continue;
    const range = memberRange(source, declaration, "type");
    yield diagnostic("address-without-example", range, { name });
  }
}

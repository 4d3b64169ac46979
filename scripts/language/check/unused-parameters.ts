import { diagnostic } from "../diagnostics/diagnostic.ts";
import { isInAddress } from "../lower/server.ts";
import { namesBeside, readBy } from "../lower/used.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";

/** Parameters that are sent nowhere (`to: none`) and that nothing else reads. */
export function* checkUnusedParameters(prepared: PreparedManifest): Findings {
  const { manifest, declarations, operations, source } = prepared;
  const shared = Object.values(manifest.params ?? {}).flatMap(namesBeside);
  const isRead = (name: string, { operation }: PreparedOperation) =>
    readBy(operation, manifest).has(name);
  for (const { name, at, parameter } of declarations) {
    if (parameter.to !== "none" || isInAddress(at, name, manifest)) continue;
    const isOfAll = at[0] === "params";
    const users = isOfAll ? operations : operations.filter(({ id }) => id === at[1]);
    if (users.some((operation) => isRead(name, operation))) continue;
    if (isOfAll && shared.includes(name)) continue;
    yield diagnostic("parameter-unused", source.keyAt(at), { name });
  }
}

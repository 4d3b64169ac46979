import { once } from "../../../packages/workflow/src/schema/answers.ts";
import { namesIn as namesGiven } from "../ir/call.ts";
import { sendParameters } from "../ir/credentials.ts";
import { pathHoles } from "../ir/path-holes.ts";
import { writtenNames } from "../ir/sources.ts";
import type { Manifest, ManifestOperation } from "../manifest/types.ts";
import { lowerWith } from "./call.ts";
import { lowerCredentials } from "./credential.ts";
import { allPaths } from "./lines.ts";
import { lookupNames } from "./lookups.ts";
import { addressParameters, ownAddressParameters } from "./server.ts";
import { lowerWritten } from "./written.ts";

/**
 * The parameters that something of an operation names, so that they travel there and nowhere else. One of
 * the provider is named where any operation names it.
 */
export function namedParameters(
  operation: ManifestOperation,
  manifest: Manifest,
): readonly string[] {
  return [...namesOf(operation, manifest), ...namesIn(manifest).anywhere];
}

/** What addresses, credentials and their logins name, for whatever operation. */
export function namedAnywhere(manifest: Manifest): readonly string[] {
  return namesIn(manifest).around;
}

/** What its path, its own address, its templates, its calls in `before` and the limit of its page name. */
export function namesOf(operation: ManifestOperation, manifest: Manifest): readonly string[] {
  return namesIn(manifest).byOperation.get(operation) ?? readNames(operation, manifest);
}

function readNames(operation: ManifestOperation, manifest: Manifest): readonly string[] {
  return [
    ...pathHoles(allPaths(operation.request)).map(({ name }) => name),
    ...ownAddressParameters(operation, manifest),
    ...writtenNames(lowerWritten(operation, manifest)),
    ...lookupNames(operation),
    ...[operation.page?.limit ?? []].flat(),
  ];
}

/**
 * What each operation names, and what counts for all: what addresses, credentials and their logins name,
 * and of the provider's own what any operation does. Every operation asks, so it is made once.
 */
const namesIn = once((manifest: Manifest) => {
  const { params: shared = {}, operations, auth } = manifest;
  const byOperation = new Map(
    Object.values(operations).map((each) => [each, readNames(each, manifest)] as const),
  );
  const around = [
    ...addressParameters(manifest),
    ...sendParameters(lowerCredentials(manifest)),
    ...auth.flatMap(({ login }) => (login ? Object.values(namesGiven(lowerWith(login))) : [])),
  ];
  const anywhere = [
    ...around,
    ...[...byOperation.values()].flat().filter((name) => Object.hasOwn(shared, name)),
  ];
  return { byOperation, around, anywhere: [...new Set(anywhere)] };
});

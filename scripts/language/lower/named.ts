import { namesIn } from "../ir/call.ts";
import { sendParameters } from "../ir/credentials.ts";
import { pathHoles } from "../ir/path-holes.ts";
import { writtenNames } from "../ir/sources.ts";
import type { Manifest, ManifestOperation } from "../manifest/types.ts";
import { lowerWith } from "./call.ts";
import { lowerCredentials } from "./credential.ts";
import { allPaths } from "./lines.ts";
import { lookupNames } from "./lookups.ts";
import { addressParameters } from "./server.ts";
import { lowerWritten } from "./written.ts";

/**
 * The parameters that something of an operation names, so that they travel there and nowhere else. One of
 * the provider is named where any operation names it.
 */
export function namedParameters(
  operation: ManifestOperation,
  manifest: Manifest,
): readonly string[] {
  return [...namesOf(operation, manifest), ...namedAnywhere(manifest)];
}

/** What its path, its templates, its calls in `before` and the limit of its page name. */
function namesOf(operation: ManifestOperation, manifest: Manifest): readonly string[] {
  return [
    ...pathHoles(allPaths(operation.request)).map(({ name }) => name),
    ...writtenNames(lowerWritten(operation, manifest)),
    ...lookupNames(operation),
    ...[operation.page?.collect?.limit ?? []].flat(),
  ];
}

/** What addresses, credentials and their logins name, and of the provider's own what any operation does. */
function namedAnywhere(manifest: Manifest): readonly string[] {
  const found = known.get(manifest);
  if (found) return found;
  const { params: shared = {}, operations, auth } = manifest;
  const byOperations = Object.values(operations).flatMap((each) => namesOf(each, manifest));
  const names = [
    ...addressParameters(manifest),
    ...sendParameters(lowerCredentials(manifest)),
    ...auth.flatMap(({ login }) => (login ? Object.values(namesIn(lowerWith(login))) : [])),
    ...byOperations.filter((name) => Object.hasOwn(shared, name)),
  ];
  known.set(manifest, [...new Set(names)]);
  return names;
}

// Every operation asks; looking at all of them each time would be the square of a large provider.
const known = new WeakMap<Manifest, readonly string[]>();

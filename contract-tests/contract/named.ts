import { readCall } from "./calls.ts";
import { namesInPath, readLines } from "./lines.ts";
import { remembered } from "./remembered.ts";
import { namesInAddresses } from "./server.ts";
import { mentioned, namesWithin, readTemplates } from "./templates.ts";
import type { WrittenManifest, WrittenOperation } from "./written-types.ts";

/**
 * The parameters of an operation that are named where they travel, and so have no place beside that: in its
 * paths, its templates, what it looks up and the limit of its page, in addresses, credentials and logins.
 * One of the provider is out of all operations' ways once any of them names it.
 */
export function namedParameters(
  operation: WrittenOperation,
  manifest: WrittenManifest,
): ReadonlySet<string> {
  return new Set([...namesOf(operation, manifest), ...namedAnywhere(manifest)]);
}

/** Every operation asks. */
const namedAnywhere = remembered((manifest: WrittenManifest): readonly string[] => {
  const { params: shared = {}, operations } = manifest;
  const elsewhere = Object.values(operations).flatMap((each) => namesOf(each, manifest));
  return [
    ...elsewhere.filter((name) => Object.hasOwn(shared, name)),
    ...namesInAddresses(manifest.server),
    ...Object.values(manifest.auth).flatMap(({ headers, login }) => [
      ...mentioned(headers ?? null),
      ...(login ? Object.values(readCall(login).given) : []),
    ]),
  ];
});

function namesOf(operation: WrittenOperation, manifest: WrittenManifest): readonly string[] {
  const { request, server = {}, before = {}, page } = operation;
  return [
    ...readLines(request).flatMap(namesInPath),
    ...namesInAddresses(server),
    ...namesWithin(readTemplates(operation, manifest)),
    ...Object.values(before).flatMap((each) => Object.values(readCall(each).given)),
    ...[page?.limit ?? []].flat(),
  ];
}

import { diagnostic } from "../diagnostics/diagnostic.ts";
import { iconFiles } from "../icon/reference.ts";
import { svgProblem } from "../icon/svg.ts";
import { isLibrary } from "../ir/libraries.ts";
import { operationNames, operationPrefix } from "../ir/names.ts";
import type { ManifestSource } from "../manifest/source.ts";
import type { Manifest } from "../manifest/types.ts";
import { unusableName } from "./reserved.ts";
import type { Findings, PreparedOperation, PreparedManifest } from "./prepared.ts";

/** Characters of a method name. */
export const LONGEST_METHOD = 60;

/** Names that Windows gives no file or folder. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** The provider's id, the operations' ids, and the names that are derived from them. */
export function* checkIdentity({ manifest, source, operations }: PreparedManifest): Findings {
  yield* checkProvider(manifest.provider, source);
  // No operation id can begin with such a provider.
  if (hasLooseHyphen(manifest.provider)) return;
  const methods = new Map<string, string>();
  for (const operation of operations) {
    yield* checkOperationId(operation, manifest.provider, source);
    const { method } = operationNames(manifest.provider, operation.id);
    const other = methods.get(method);
    if (other !== undefined) {
      const range = source.keyAt(operation.at);
      yield diagnostic("method-name-clash", range, { operation: operation.id, other, method });
    }
    methods.set(method, other ?? operation.id);
  }
}

function* checkProvider(provider: string, source: ManifestSource): Findings {
  const range = source.valueAt(["provider"]);
  const file = source.file.path.slice(source.file.path.lastIndexOf("/") + 1);
  if (isLibrary(provider) || DEVICE.test(provider))
    yield diagnostic("provider-reserved", range, { provider });
  if (hasLooseHyphen(provider)) yield diagnostic("provider-hyphen", range, { provider });
  if (file !== `${provider}.yaml`) {
    yield diagnostic("provider-file-mismatch", range, { provider, file });
  }
}

function hasLooseHyphen(provider: string): boolean {
  return /-(?:-|$)/.test(provider);
}

function* checkOperationId(
  { id, at }: PreparedOperation,
  provider: Manifest["provider"],
  source: ManifestSource,
): Findings {
  const range = source.keyAt(at);
  const prefix = operationPrefix(provider);
  if (!id.startsWith(prefix)) {
    yield diagnostic("operation-prefix", range, { operation: id, prefix });
    return;
  }
  const { method } = operationNames(provider, id);
  const reason = unusableName(method, provider);
  if (reason !== undefined) {
    yield diagnostic("method-name-unusable", range, { operation: id, method, reason });
  }
  if (method.length > LONGEST_METHOD) {
    yield diagnostic("method-name-long", range, { operation: id, method, limit: LONGEST_METHOD });
  }
}

/** Bytes of a picture that every form loads. */
const MOST = 8 * 1024;

/** The pictures of a block: files that are there, small, and only draw. */
export function* checkIcons({ manifest, source, hooks: files }: PreparedManifest): Findings {
  const { icon } = manifest.block;
  for (const [at, file] of iconFiles(icon).entries()) {
    const range = source.valueAt(["block", "icon", ...(typeof icon === "string" ? [] : [at])]);
    const text = files.get(file);
    if (text === undefined) {
      yield diagnostic("icon-missing", range, { file });
      continue;
    }
    const bytes = Buffer.byteLength(text);
    const problem = bytes > MOST ? `has ${bytes.toLocaleString("en")} bytes` : svgProblem(text);
    if (problem !== null) yield diagnostic("icon-unsafe", range, { file, problem });
  }
}

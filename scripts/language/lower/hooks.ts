import type { Hook, OperationHooks } from "../ir/types.ts";
import type { Manifest, ManifestOperation, ManifestSigning } from "../manifest/types.ts";
import { fetchedName } from "./lines.ts";

/** Texts of hook files by path relative to the manifest. */
export type HookFiles = ReadonlyMap<string, string>;

/** The hooks of an operation; it signs as the provider does, unless it has a `sign` of its own. */
export function lowerHooks(
  { hooks = {}, request }: ManifestOperation,
  manifest: Manifest,
  files: HookFiles,
): OperationHooks {
  // A whole address may be signed already; what signs for the provider has nothing to say there.
  const isFetched = fetchedName(request) !== undefined;
  const { sign, adds = [] }: ManifestSigning = isFetched ? {} : signingOf(hooks, manifest);
  const signing = lowerHook(sign, files);
  return {
    request: lowerHook(hooks.request, files),
    reply: lowerHook(hooks.reply, files),
    ...(signing && { sign: { ...signing, adds: adds.map((name) => name.toLowerCase()) } }),
  };
}

/** What signs the attempts of an operation with these hooks. */
export function signingOf(own: ManifestSigning | undefined, manifest: Manifest): ManifestSigning {
  return (own?.sign === undefined ? manifest.hooks : own) ?? {};
}

/** `./hooks/crm.ts#name` */
function lowerHook(hook: string | undefined, files: HookFiles): Hook | null {
  if (hook === undefined) return null;
  const [path = "", name = ""] = hook.split("#");
  const file = path.replace(/^\.\//, "");
  return { file, name, source: files.get(file) ?? "" };
}

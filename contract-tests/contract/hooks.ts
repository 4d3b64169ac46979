import { posix } from "node:path";
import { fetchedName } from "./lines.ts";
import type { HookContract, HooksContract } from "./types.ts";
import type { WrittenManifest, WrittenOperation } from "./written-types.ts";

/** The hooks of an operation; their files lie beside the manifest. Its own signature replaces the provider's. */
export function readHooks(
  { hooks: own = {}, request }: WrittenOperation,
  { hooks: shared }: WrittenManifest,
  spec: string,
): HooksContract {
  const signing = own.sign === undefined ? (shared ?? {}) : own;
  // Nothing signs for a whole address, which may be signed already.
  const { sign, adds = [] } = fetchedName({ request }) === undefined ? signing : {};
  const hook = readHook(sign, spec);
  return {
    request: readHook(own.request, spec),
    reply: readHook(own.reply, spec),
    sign: hook && { ...hook, adds },
  };
}

/** Reads `./hooks/crm.ts#splitName`. */
function readHook(written: string | undefined, spec: string): HookContract | null {
  if (written === undefined) return null;
  const [path = "", name = ""] = written.split("#");
  return { file: posix.join(posix.dirname(spec), path), name };
}

import { posix } from "node:path";
import type { HookContract, HooksContract } from "./types.ts";
import type { WrittenManifest, WrittenOperation } from "./written-types.ts";

/** The hooks of an operation; their files lie beside the manifest. Its own signature replaces the provider's. */
export function readHooks(
  { hooks: own = {} }: WrittenOperation,
  { hooks: shared }: WrittenManifest,
  spec: string,
): HooksContract {
  const { sign, adds = [] } = own.sign === undefined ? (shared ?? {}) : own;
  const signing = readHook(sign, spec);
  return {
    request: readHook(own.request, spec),
    reply: readHook(own.reply, spec),
    sign: signing && { ...signing, adds },
  };
}

/** Reads `./hooks/crm.ts#splitName`. */
function readHook(written: string | undefined, spec: string): HookContract | null {
  if (written === undefined) return null;
  const [path = "", name = ""] = written.split("#");
  return { file: posix.join(posix.dirname(spec), path), name };
}

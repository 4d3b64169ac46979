import { posix } from "node:path";
import type { HookContract, HooksContract } from "./types.ts";
import type { WrittenOperation } from "./written-types.ts";

/** The hooks of an operation; their files lie beside the manifest. */
export function readHooks(written: WrittenOperation["hooks"], spec: string): HooksContract {
  const { request, reply } = written ?? {};
  return { request: readHook(request, spec), reply: readHook(reply, spec) };
}

/** Reads `./hooks/crm.ts#splitName`. */
function readHook(written: string | undefined, spec: string): HookContract | null {
  if (written === undefined) return null;
  const [path = "", name = ""] = written.split("#");
  return { file: posix.join(posix.dirname(spec), path), name };
}

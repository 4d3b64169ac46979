import { InputError } from "../../system/input-error.ts";
import { type Finding, findingText } from "../write/finding.ts";
import { STATE_FILE, versionOf } from "../write/state.ts";

/** What to say of an output folder that another version of the tool wrote; null: this one did, or nobody knows. */
export async function versionFinding(state: string, own: string): Promise<Finding | null> {
  const made = versionOf(state);
  if (made === null || made === own) return null;
  const { default: gt } = await import("semver/functions/gt.js");
  const kind = gt(made, own) ? "newer-version" : "older-version";
  return { kind, path: STATE_FILE, values: { made, own } };
}

/** What a newer version wrote may hold what this one does not know, so it is not written over unasked. */
export function refuseNewer(finding: Finding | null, out: string): void {
  if (finding?.kind !== "newer-version") return;
  const { message, fix } = findingText(finding);
  throw new InputError(`${out} ${message}. ${fix}`);
}

import type { Project } from "../language/ir/types.ts";
import type { Workspace } from "../system/roots.ts";
import type { Facts } from "./fingerprint/facts.ts";

/** What the emitted packages of a workspace share. */
export function projectOf(
  { scope, project }: Pick<Workspace, "scope" | "project">,
  { openapiFetch }: Pick<Facts, "openapiFetch">,
): Project {
  return { scope, ...project, openapiFetch };
}

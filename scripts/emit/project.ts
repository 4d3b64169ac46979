import type { Project } from "../language/ir/types.ts";
import type { Workspace } from "../system/roots.ts";
import type { Facts } from "./fingerprint/facts.ts";
import { readLocked } from "./lockfile.ts";

const DEPENDENCIES = ["openapi-fetch"];

/** What the emitted packages of a workspace share. */
export function projectOf({ root, scope, project }: Workspace, { openapiFetch }: Facts): Project {
  const { license, author, repository } = project;
  return {
    scope,
    license,
    author: author ?? "",
    repository: repository ?? "",
    openapiFetch,
    locked: readLocked(root, DEPENDENCIES),
  };
}

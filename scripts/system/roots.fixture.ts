import { findInstallation, findWorkspace, type Roots } from "./roots.ts";

/** This repository, as a command that runs in it sees it. */
export const roots: Roots = {
  installation: findInstallation(),
  workspace: findWorkspace(import.meta.dirname),
};

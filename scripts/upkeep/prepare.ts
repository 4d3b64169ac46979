import { compilable, compileLibraries } from "../commands/build/compile.ts";
import { findInstallation, workspaceAt } from "../system/roots.ts";

// Runs after an installation: the emitted packages find the libraries under their published names
// from anywhere, once these are built.
const installation = findInstallation();
const { root } = installation;
const roots = { installation, workspace: workspaceAt(root) };
if (!compileLibraries(compilable(`${root}/packages`), roots)) process.exitCode = 1;

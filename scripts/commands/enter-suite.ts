import { createRequire } from "node:module";
import { join } from "node:path";
import { UsageError } from "../../contract-tests/settings/usage-error.ts";
import type { SuiteWorkspace } from "../../contract-tests/settings/workspace.ts";
import { factsOf } from "../emit/fingerprint/facts.ts";
import { listSpecs, refuseNone, shownFolder } from "../language/specs.ts";
import { InputError } from "../system/input-error.ts";
import type { Roots, Workspace } from "../system/roots.ts";

const RUNTIME = "@blockwright/runtime";

/** Tells the contract suite, which runs in processes of its own as well, what it is to test. */
export function enterSuite(
  { installation, workspace }: Roots,
  runtime: SuiteWorkspace["runtime"] = runtimeOf(workspace),
): void {
  const { root, specs, generated, cache, documented } = workspace;
  refuseNone({ specs: listSpecs(specs) }, shownFolder(root, specs));
  const { suite } = installation;
  const told: SuiteWorkspace = { root, specs, generated, cache, documented, suite, runtime };
  process.env["CONTRACT_WORKSPACE"] = JSON.stringify(told);
}

/** Runs what works with the suite, which has errors of its own for what a person has to mend. */
export async function inSuite<T>(roots: Roots, run: () => Promise<T>): Promise<T> {
  enterSuite(roots);
  try {
    return await run();
  } catch (error) {
    if (error instanceof UsageError) throw new InputError(error.message, { cause: error });
    throw error;
  }
}

/** Throws an InputError where the code of packages would find nothing to import. */
export function requireRuntime({ installation, workspace }: Roots): void {
  const { runtime, openapiFetch } = factsOf(installation);
  const ranges = { [RUNTIME]: runtime, "openapi-fetch": openapiFetch };
  const missing = Object.entries(ranges).filter(([name]) => fileOf(workspace, name) === null);
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(" and ");
  const wanted = missing.map((each) => each.join("@")).join(" ");
  throw new InputError(`the packages import ${names}, not installed here: npm i ${wanted}`);
}

function runtimeOf(workspace: Workspace): SuiteWorkspace["runtime"] {
  const main = fileOf(workspace, RUNTIME);
  const node = fileOf(workspace, `${RUNTIME}/node`);
  return main === null || node === null ? null : { main, node };
}

/** The file that packages of a workspace import by this name; null: it is not installed. */
function fileOf({ root }: Workspace, name: string): string | null {
  try {
    return createRequire(join(root, "package.json")).resolve(name);
  } catch {
    return null;
  }
}

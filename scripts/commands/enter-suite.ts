import type { Roots } from "../system/roots.ts";

/** Tells the contract suite, which runs in processes of its own as well, what it is to test. */
export function enterSuite({ installation, workspace }: Roots): void {
  const { root, scope, specs, generated, documented } = workspace;
  const { suite } = installation;
  process.env["CONTRACT_WORKSPACE"] = JSON.stringify({
    root,
    scope,
    specs,
    generated,
    documented,
    suite,
  });
}

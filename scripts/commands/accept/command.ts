import { InputError } from "../../system/input-error.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { inSuite } from "../enter-suite.ts";
import { help } from "./help.ts";
import type { Accept } from "./options.ts";

export const command = defineCommand({
  name: "accept",
  help,
  options: { provider: { type: "string", multiple: true }, yes: { type: "boolean" } },
  shared: ["yes"],
  parse({ values: { provider, yes = false }, positionals }): Accept {
    refuseExtra(positionals, "; select providers with --provider");
    return { providers: namesOf(provider), yes };
  },
  run(options, { installation, workspace, streams }) {
    const roots = { installation, workspace: workspace() };
    const { root, documented } = roots.workspace;
    if (documented === null)
      throw new InputError(`"blockwright.documented" of package.json names no folder to edit`);
    return inSuite(roots, async () => {
      const { documentedProviders, untold } = await import(
        "../../../contract-tests/documented/read.ts"
      );
      const { manifestFileOf, providers } = await import(
        "../../../contract-tests/contract/manifests.ts"
      );
      const written = documentedProviders();
      for (const line of untold()) streams.stderr.write(`accept: ${line}\n`);
      const known = written.filter(({ provider }) => providers.includes(provider));
      const project = { root, documented: known, manifestFileOf };
      return (await import("./accept.ts")).accept(options, project, streams);
    });
  },
});

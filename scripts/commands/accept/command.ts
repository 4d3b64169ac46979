import { InputError } from "../../system/input-error.ts";
import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { inSuite } from "../enter-suite.ts";
import type { Accept } from "./options.ts";

/** What `--help` prints. */
const help = `Brings the documentation written by hand up to a manifest that was changed.

Usage
  npx blockwright accept [options]

Shows everything of which a manifest and the documentation say different things,
asks, and then edits the documentation: the files in the folder that
package.json names as "blockwright.documented". Comments stay. Use it after a
provider has changed what it documents; a manifest that is wrong is corrected
instead.

Options
  --provider NAME,NAME     these providers only; repeatable
  --yes                    do not ask
  -h, --help               show this text

Exit status: 0 both say the same, 1 something is left to be written by hand, or
nothing was accepted, 2 wrong usage.
`;

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
      const { manifestFileOf } = await import("../../../contract-tests/contract/manifests.ts");
      const { providers } = await import("../../../contract-tests/settings/providers.ts");
      const written = documentedProviders();
      for (const line of untold()) streams.stderr.write(`accept: ${line}\n`);
      const known = written.filter(({ provider }) => providers.includes(provider));
      const project = { root, documented: known, manifestFileOf };
      return (await import("./accept.ts")).accept(options, project, streams);
    });
  },
});

import { namesOf, refuseExtra } from "../../system/terminal/arguments.ts";
import { defineCommand } from "../command.ts";
import { enterSuite } from "../enter-suite.ts";
import { help } from "./help.ts";

export interface Accept {
  /** Null: all. */
  readonly providers: readonly string[] | null;
  /** Without a question. */
  readonly yes: boolean;
}

export const command = defineCommand({
  name: "accept",
  help,
  options: { provider: { type: "string", multiple: true }, yes: { type: "boolean" } },
  shared: ["yes"],
  parse({ values: { provider, yes = false }, positionals }): Accept {
    refuseExtra(positionals, "; select providers with --provider");
    return { providers: namesOf(provider), yes };
  },
  async run(options, { installation, workspace, streams }) {
    enterSuite({ installation, workspace: workspace() });
    const { documentedProviders } = await import("../../../contract-tests/documented/read.ts");
    const { manifestFileOf } = await import("../../../contract-tests/contract/manifests.ts");
    const { root } = workspace();
    const project = { root, documented: documentedProviders(), manifestFileOf };
    return await (await import("./accept.ts")).accept(options, project, streams);
  },
});

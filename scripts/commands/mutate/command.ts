import { InputError } from "../../system/input-error.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import { namesOf } from "../../system/terminal/arguments.ts";
import { changedOf, selectChanged } from "../changed.ts";
import { defineCommand } from "../command.ts";
import { inSuite, requireRuntime } from "../enter-suite.ts";

/** What `--help` prints. */
const help = `npx blockwright mutate [options]

Measures the contract suite. Changes one thing at a time in a manifest or a
reply, generates the package again in memory and runs the suite against it. A
change that no test notices survives and is reported.

  --provider <names>  mutants of these providers only, comma-separated
  --changed [base]    of providers that changed since the branch left this
                      revision (default: the default branch), and of what is not
                      committed
  --sample <n>        n mutants, spread over the operations, instead of all
  --seed <n>          selects the sample; the same seed gives the same mutants
                      (default: 1)
  --json <file>       also write the report to this file, besides
                      .cache/mutation.json
  -h, --help          show this text

Exit status: 0 nothing survived, 1 something survived, 2 wrong usage.
`;

export const command = defineCommand({
  name: "mutate",
  help,
  options: {
    provider: { type: "string", multiple: true },
    sample: { type: "string" },
    seed: { type: "string" },
    json: { type: "string" },
    changed: { type: "boolean" },
  },
  parse({ values: { provider, sample, seed, json, changed }, positionals }) {
    const count = sample === undefined ? null : whole("sample", sample, 1);
    if (seed !== undefined && count === null) throw new InputError("--seed needs --sample");
    const chosen = whole("seed", seed ?? "1", 0);
    return {
      providers: namesOf(provider),
      sample: count === null ? null : { count, seed: chosen },
      json: json ?? null,
      changed: changedOf(changed, positionals),
    };
  },
  async run({ changed, ...options }, { installation, workspace, streams }) {
    const roots = { installation, workspace: workspace() };
    requirePeers("mutate", ["bundler"], installation);
    requireRuntime(roots);
    const print = (text: string) => void streams.stdout.write(text);
    const providers = await selectChanged(changed, options.providers, roots, print);
    if (providers?.length === 0) return 0;
    const { brokenProviders } = await import("../../change/since/broken.ts");
    const broken = [...(await brokenProviders(roots, providers)).values()];
    if (broken.length > 0) throw new InputError(broken.join("\n"));
    return await inSuite(roots, async () =>
      (await import("./mutate.ts")).run({ ...options, providers }, streams),
    );
  },
});

function whole(name: string, text: string, least: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least) return value;
  throw new InputError(`--${name} must be a whole number of at least ${least}, not ${text}`);
}

/** What `--help` prints. */
export const help = `npx blockwright mutate [options]

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

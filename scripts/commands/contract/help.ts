/** What `--help` prints. */
export const help = `Runs the contract suite: checks that client and block do what the manifest says.

Usage
  npx blockwright contract [options]

Options
  --provider NAME,NAME     these providers only; repeatable
  --changed [BASE]         providers that changed since the branch left BASE
                           (default: the default branch), and what is not
                           committed; with --provider, those of them
  --members                also look for words of the manifests that no case
                           would miss; --changed does so for what changed
  --report FORMAT[=FILE]   html, json, junit or markdown (default file: in
                           .cache/contract); repeatable
  --shard 1/3              the first of three parts of the providers that take
                           about the same time; results go to
                           .cache/contract/shards
  --merge DIR              merge the results of all shards and require complete
                           coverage
  -h, --help               show this text

Environment
  CONTRACT_TARGET          mock (default), replay (recorded calls) or live (real
                           providers); docs/live.md lists the variables of the
                           last two

Exit status: 0 all contracts hold, 1 a case failed or coverage is incomplete, 2
wrong usage.
`;

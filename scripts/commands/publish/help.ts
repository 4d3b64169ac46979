/** What `--help` prints. */
export const help = `Publishes every package whose version the registry does not have yet.

Usage
  npm run publish:packages [-- options]

Options
  --registry URL    where to; without it, where npm sends these packages
  --tag NAME        for pre-releases: the name in their version, next of 1.1.0-next.0
  --otp CODE        the one-time password that the registry asks for
  --dry-run         does everything but publish
  --yes             does not ask before it publishes
  --json            one document on standard output
  -h, --help        this text

Nothing is published while anything is uncommitted, generated/ is out of date, the contract suite
fails, a package changed without a new version, or a version is out of order.
A run that stopped half-way is completed by running the same command again. Tokens are npm's: in an
npmrc, or none at all with trusted publishing.

Exit status: 0 all is published, 1 it is not, 2 wrong usage.
Results go to standard output, progress and problems to standard error.
`;

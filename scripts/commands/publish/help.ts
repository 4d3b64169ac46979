/** What `--help` prints. */
export const help = `Publishes every package whose version the registry does not have yet.

Usage
  npx blockwright publish [options]

Options
  --registry URL    the registry (default: the one that npm is configured for)
  --tag NAME        tag of pre-releases: the name in their version, next of
                    1.1.0-next.0
  --otp CODE        one-time password, if the registry asks for one
  --dry-run         do everything except publishing
  --pack DIR        make every check, and leave the tarballs in DIR for somebody
                    else to publish
  --yes             publish without asking for confirmation
  --json            one document on standard output
  --no-cache        use nothing that earlier runs found
  -h, --help        show this text

Nothing is published while something is uncommitted, generated/ is out of date,
the contract suite fails, a changed package has no new version, or a version is
out of order. Run the same command again to complete an interrupted run.
Registries of scopes and tokens are those of npm's own configuration; trusted
publishing needs no token.

Exit status: 0 everything is published, 1 something is not, 2 wrong usage.
Results go to standard output, progress and problems to standard error.
`;

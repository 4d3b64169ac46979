/** What `--help` prints. */
export const help = `Writes manifests of older versions of the language in the current one.

Usage
  npm run migrate -- [FILE...] [options]

FILE is a manifest; left out, all of specs/. Comments, order, quotes and blank lines stay as they
are; a manifest of the current version stays byte for byte.

Options
  --check       changes nothing, tells what would change; exit status 1 if anything would
  --json        one document on standard output
  -h, --help    this text

Exit status: 0 all is current, 1 something would change (with --check) or cannot be migrated,
2 wrong usage. What changes goes to standard output, what is wrong to standard error.
`;

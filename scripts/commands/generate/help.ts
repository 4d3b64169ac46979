/** What `--help` prints. */
export const help = `blockwright: one YAML manifest per provider in; OpenAPI document, typed client,
operations, workflow block and npm package out.

Usage
  npm run generate -- [options]    bring the output folder up to date
  npm run check -- [options]       check manifests only: every problem of every file

Options
  --only books,crm    these manifests only
  --specs DIR         folder of the manifests (default: specs)
  --format FORMAT     text, json or github (workflow commands of GitHub Actions)
  --json              the same as --format json: one document on standard output
  -h, --help          this text
  -v, --version       the version

Options of generate
  --out DIR           output folder (default: generated)
  --check             write nothing; fail when the output folder is out of date, edited by hand
                      or holds leftovers
  --force             overwrite hand edits and files that are in the way
  --all               make everything again, whatever the fingerprints say

Exit status: 0 all is well, 1 something has to be repaired, 2 wrong usage.
Results go to standard output, progress and problems to standard error.
`;

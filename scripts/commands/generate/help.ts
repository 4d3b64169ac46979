/** What `--help` prints. */
export const help = `blockwright turns one YAML manifest per provider into an OpenAPI document, a typed client,
operations, a workflow block and an npm package.

Usage
  npm run generate -- [options]    brings the output folder up to date
  npm run check -- [options]       reports every problem of every manifest and writes nothing

Options
  --only books,crm    these manifests only
  --specs DIR         folder of the manifests (default: specs)
  --format FORMAT     text, json or github (workflow commands of GitHub Actions)
  --json              short for --format json: one document on standard output
  -h, --help          show this text
  -v, --version       show the version

Options of generate
  --out DIR           output folder (default: generated)
  --check             write nothing; fail if the output folder is out of date, edited by hand
                      or contains leftovers
  --force             overwrite edited files and files that are in the way
  --all               generate everything again, even if nothing changed

Exit status: 0 success, 1 something has to be fixed, 2 wrong usage.
Results go to standard output, progress and problems to standard error.
`;

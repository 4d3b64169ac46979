const COMMON = `  --only NAME,NAME    these manifests only
  --specs DIR         folder of the manifests (default: specs)
  --format FORMAT     text, json or github (workflow commands of GitHub Actions)
  --json              short for --format json: one document on standard output
  --no-cache          use nothing that earlier runs found
  -h, --help          show this text`;

const STATUS = `Exit status: 0 success, 1 something has to be fixed, 2 wrong usage.
Results go to standard output, progress and problems to standard error.
`;

/** What `generate --help` prints. */
export const generateHelp = `Brings the output folder up to date: one package per manifest.

Usage
  npx blockwright generate [options]

Options
  --out DIR           output folder (default: generated)
  --check             write nothing; fail if the output folder is out of date,
                      edited by hand or contains leftovers
  --force             overwrite edited files and files that are in the way
  --all               generate everything again, even if nothing changed
${COMMON}

${STATUS}`;

/** What `check --help` prints. */
export const checkHelp = `Reports every problem of every manifest, and writes nothing.

Usage
  npx blockwright check [options]
  npx blockwright check --explain CODE [--json]

Options
  --explain CODE      say what a problem of a manifest or a workflow means, such
                      as limit-type: its cause, its fix and an example; reads no
                      manifest
  --fix               first write manifests of version 1 in version 2, and
                      remove what manifests need not say: words without which
                      they mean the same, such as types that the schema of the
                      reply has
  --watch             go on until stopped and check again what is changed; with
                      --format json, print one line for each manifest at first,
                      and one for each change
${COMMON}

${STATUS}`;

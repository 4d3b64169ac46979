/** What `--help` prints. */
export const help = `Shows where a manifest and the vendor's own description of the API differ.

Usage
  npx blockwright drift PROVIDER --openapi FILE [options]

FILE is an OpenAPI 3, Swagger 2.0 or Google Discovery document, as JSON or YAML.

Options
  --fail-on SEVERITY  exit with 1 if a finding has at least this severity:
                      broken (default), changed or new
  --all               also report operations that the manifest does not have
  --specs DIR         folder of the manifests (default: specs)
  --format FORMAT     text, json or github (workflow commands of GitHub Actions)
  --json              short for --format json: one document on standard output
  -h, --help          show this text

docs/vendor.md describes every finding. npx blockwright import applies those
that need no decision.

Exit status: 0 success, 1 a finding reaches --fail-on, 2 wrong usage, or a file
that cannot be read.
`;

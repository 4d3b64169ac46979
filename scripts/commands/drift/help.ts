/** What `--help` prints. */
export const help = `Where a manifest and the vendor's own description of the API differ.

Usage
  npm run drift -- PROVIDER --openapi FILE [options]

FILE is an OpenAPI 3 document, a Swagger 2.0 document or a Google Discovery document, as JSON or
YAML.

Options
  --fail-on SEVERITY  exit with 1 when a finding is at least that grave: broken (default),
                      changed or new
  --all               operations that the manifest does not have are findings, too
  --specs DIR         folder of the manifests (default: specs)
  --format FORMAT     text, json or github (workflow commands of GitHub Actions)
  --json              the same as --format json: one document on standard output
  -h, --help          this text

Every finding is described in docs/vendor.md. npm run import brings a manifest up to date where
that needs no decision.

Exit status: 0 all is well, 1 a finding is as grave as --fail-on says, 2 wrong usage, or a file
that cannot be read.
`;

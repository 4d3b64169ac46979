/** What `--help` prints. */
export const help = `Drafts a manifest from the vendor's own description of the API, or updates one.

Usage
  npm run import -- FILE --operations NAMES [options]
  npm run import -- FILE --list

FILE is an OpenAPI 3 document, a Swagger 2.0 document or a Google Discovery document, as JSON or
YAML.

Options
  --operations NAMES  operations by the vendor's ids or as "GET /path", with commas between;
                      left out: those that the manifest has
  --provider ID       id of the provider (default: from the document's title)
  --out FILE          the manifest (default: specs/PROVIDER.yaml)
  --list              prints the operations of the document
  -h, --help          this text

Where the manifest exists, limits, values, defaults and new parameters are taken over and
operations added. All else stays as it is, byte for byte; what differs there is told. A manifest
with mistakes is not touched. What a person has to decide stands in comments: # decide: ...

Exit status: 0 the manifest is written or up to date, 1 the document gives no sound manifest,
2 wrong usage, or a file that cannot be read.
`;

/** What `--help` prints. */
export const help = `Drafts a manifest from the vendor's own description of the API, or updates one.

Usage
  npx blockwright import FILE --operations NAMES [options]
  npx blockwright import FILE --operations all [options]
  npx blockwright import FILE --list
  npx blockwright import SCHEMA --operations FILE.graphql --provider ID
                         [options]

FILE is an OpenAPI 3, Swagger 2.0 or Google Discovery document, as JSON or YAML.
SCHEMA is a GraphQL schema, as its own language or as the answer of an
introspection; each operation in FILE.graphql becomes one of the manifest.

Options
  --operations NAMES  comma-separated operations, by the vendor's ids or as
                      "GET /path"; patterns of them with * for a part without a
                      slash and ** for any part, such as "issues/*",
                      "GET /repos/**" or "/repos/**"; "!name" leaves out again;
                      all (default: those that the manifest has)
  --provider ID       id of the provider (default: from the document's title)
  --out FILE          the manifest (default: specs/PROVIDER.yaml)
  --json              print what was done as one document, with every place and
                      reason
  --list              list the operations of the document
  -h, --help          show this text

In an existing manifest, limits, values, defaults and new parameters are
updated, and operations are added. Everything else stays as it is, byte for
byte; other differences are reported. A manifest with errors is not changed.
Comments that begin with "# decide:" mark what is left to you. Operations that a
manifest cannot describe are left out, and listed with the reason.

Exit status: 0 the manifest is written or up to date, 2 wrong usage, a file that
cannot be read, or a document of which nothing can be drafted.
`;

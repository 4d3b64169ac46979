/** What `--help` prints. */
export const help = `Makes a blockwright project of this folder. Asks nothing, overwrites nothing,
and runs neither npm nor git.

Usage
  npx blockwright init [--scope "@acme"] [--example]
  npx blockwright init --from FILE --operations NAMES

Options
  --scope SCOPE       npm scope of the generated packages (default: that of the
                      package's own name, else made from the folder's name)
  --example           add specs/notes.yaml, a manifest to play with
  --from FILE         draft the first manifest from a vendor's OpenAPI, Swagger
                      or Discovery document
  --operations NAMES  with --from: the operations to take, or all; see npx
                      blockwright import --help
  -h, --help          show this text

The project is the nearest folder with a package.json, else this folder. What is
there stays: only members of package.json, lines of .gitignore and files that
are missing are added. All or nothing is written, and a second run changes
nothing.

Exit status: 0 success, 2 wrong usage, a document of which nothing can be
drafted, or a folder that cannot be written.
`;

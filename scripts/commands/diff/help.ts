/** What `--help` prints. */
export const help = `What changed for those who depend on the packages, and the version bump that follows.

Usage
  npm run diff -- [BASE] [HEAD] [options]

States
  released            what was published last, in specs/released (default of BASE)
  FOLDER              of manifests, of a project, of an emitted or installed package
  FILE.yaml           one manifest
  FILE.tgz            a packed package
  NAME@VERSION        a package of npm's registry: @blockwright/books@0.1.0
  REVISION            of git: main, HEAD~1, v1.2.0
  HEAD is the working tree when it is not given. Where one side holds one package, only that one
  is compared. ./released is a folder of that name, refs/heads/released a branch.

Options
  --only books,crm      these packages only
  --format FORMAT       text, json, markdown (for a pull request) or github (workflow commands
                        of GitHub Actions)
  --json                the same as --format json: one document on standard output
  --fail-on SEVERITY    exit with 1 when a change is at least that grave: breaking, additive,
                        fix or docs
  -h, --help            this text

Every rule is described in docs/changes.md. Bumps are those from version 1.0.0 on; before it,
a breaking change raises the minor version and any other the patch.

Exit status: 0 all is well, 1 a change is as grave as --fail-on says, 2 wrong usage, or a state
that cannot be read. With npm run --silent, npm adds nothing to the output.
`;

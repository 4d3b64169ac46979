/** What `--help` prints. */
export const help = `Shows what changed for users of the packages, and the version bump that follows.

Usage
  npx blockwright diff [BASE] [HEAD] [options]

States
  released            the last publication, in specs/released (default of BASE)
  FOLDER              a folder of manifests, of a project, or of an emitted or
                      installed package
  FILE.yaml           one manifest
  FILE.tgz            a packed package
  NAME@VERSION        a package in npm's registry: @acme/notes@0.1.0
  REVISION            a git revision: main, HEAD~1, v1.2.0
HEAD defaults to the working tree. If one side holds a single package, only that
package is compared. Write ./released for a folder of that name,
refs/heads/released for a branch.

Options
  --only NAME,NAME      these packages only
  --format FORMAT       text, json, markdown (for a pull request) or github
                        (workflow commands of GitHub Actions)
  --json                short for --format json: one document on standard output
  --fail-on SEVERITY    exit with 1 if a change has at least this severity:
                        breaking, additive, fix or docs
  --explain CODE        say what a code means, and what is told under it
  --no-cache            compare also what earlier runs say is unchanged
  -h, --help            show this text

docs/changes.md lists all codes. The bumps shown apply from version 1.0.0
on; before it, a breaking change raises the minor version and any other change
the patch version.

Exit status: 0 success, 1 a change reaches --fail-on, 2 wrong usage, or a state
that cannot be read. Where that is one manifest, the others are compared all the
same.
`;

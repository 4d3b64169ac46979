/** What `--help` prints. */
export const help = `Derives versions and changelogs from what changed since the last release.

Usage
  npx blockwright release plan [options]     shows the changes, next version and
                                             changelog of each package
  npx blockwright release apply [options]    writes the changelogs and brings
                                             generated/ up to date
  npx blockwright release record [options]   records the packages as published;
                                             publish does this itself

Options
  --only NAME,NAME    these packages only
  --no-cache          compare also what is recorded as unchanged

Options of plan and apply
  --pre next          pre-releases on this channel: 1.1.0-next.0
  --stable            1.0.0 for packages below it
  --json              one document on standard output

  -h, --help          show this text

The version of a package is the first heading of its changelog:
specs/changelogs/<id>.md for a provider, CHANGELOG.md in the folder of a
library, whose package.json follows. apply rewrites the entry above the last
release, but keeps lines that a person added to it and a version that a person
raised further. If something cannot be written, nothing is.

Exit status: 0 success, 1 something has to be fixed first, 2 wrong usage.
`;

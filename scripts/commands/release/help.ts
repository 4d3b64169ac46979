/** What `--help` prints. */
export const help = `Versions and changelogs, from what changed since the last release.

Usage
  npm run release -- plan [options]     what changed in each package, its next version and changelog
  npm run release -- apply [options]    writes the changelogs and brings generated/ up to date
  npm run release -- record [options]   keeps the packages as they are as what was published last;
                                        npm run publish:packages does so by itself

Options
  --only books,crm    these packages only

Options of plan and apply
  --pre next          pre-releases on this channel: 1.1.0-next.0
  --stable            1.0.0 for packages that are below it
  --json              one document on standard output

  -h, --help          this text

A package's version is the first heading of its changelog: specs/changelogs/<id>.md, of a library
packages/<id>/CHANGELOG.md, whose package.json apply brings in line. The entry above that of the last
release is written anew by apply, but for lines that somebody added to it. A version that somebody
raised higher stays.

Exit status: 0 all is well, 1 something has to be repaired first, 2 wrong usage.
`;

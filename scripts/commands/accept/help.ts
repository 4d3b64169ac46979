/** What `--help` prints. */
export const help = `Brings the documentation written by hand up to a manifest that was changed.

Usage
  npx blockwright accept [options]

Shows everything of which a manifest and the documentation say different things,
asks, and then edits the documentation: the files in the folder that
package.json names as "blockwright.documented". Comments stay. Use it after a
provider has changed what it documents; a manifest that is wrong is corrected
instead.

Options
  --provider NAME,NAME     these providers only; repeatable
  --yes                    do not ask
  -h, --help               show this text

Exit status: 0 both say the same, 1 something is left to be written by hand, or
nothing was accepted, 2 wrong usage.
`;

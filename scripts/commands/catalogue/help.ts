/** What `--help` prints. */
export const help = `Writes a catalogue of blocks: pages that anybody can open, search and try out,
without a server.

Usage
  npx blockwright catalogue [STATE] --out DIR [options]

STATE is any state that diff reads: a folder, FILE.yaml, FILE.tgz, NAME@VERSION,
a revision. Without it, the working tree. DIR is replaced as a whole; serve it
from any web server, below any path.

Options
  --out DIR            where the catalogue goes; must be new, empty or an
                       earlier catalogue that nothing was put into, and outside
                       of the folders of the project
  --base STATE         show on each operation and field what changed since this
                       state
  --contract FILE      show results of the contract suite, and its report as a
                       page: its JSON report
  --workflows DIR      workflows of this folder, in place of the project's own;
                       may be given several times. Those of the project are
                       shown with the working tree only
  --only NAME,NAME     these providers only
  --single             one file, DIR/index.html, that needs no server: for pull
                       requests
  -h, --help           show this text

Exit status: 0 success, 1 a manifest has to be mended, 2 wrong usage.
`;

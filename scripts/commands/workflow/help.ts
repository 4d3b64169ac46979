/** What `--help` prints. */
export const help = `Checks, runs and draws workflows of blocks.

Usage
  npx blockwright workflow check FILE... [options]    reports every problem of
                                                      every file; runs nothing
  npx blockwright workflow run FILE [options]         checks the file, then runs
                                                      its blocks
  npx blockwright workflow draw FILE                  prints a Mermaid flowchart

Options of check
  --format FORMAT     text, json or github (workflow commands of GitHub Actions)
  --json              short for --format json: one document on standard output

Options of run
  --mock              use mock servers in place of the providers; needs no
                      secrets
  --env-file FILE     read secrets from NAME=value lines; variables that are
                      already set win
  --json              one document on standard output with the result of every
                      block

  -h, --help          show this text

Secrets come from environment variables: {{BOOKS_API_KEY}} is the variable
BOOKS_API_KEY. Their values are never printed.

Exit status: 0 success, 1 the workflow has errors or failed, 2 wrong usage, 130
interrupted. Results go to standard output, progress and problems to standard
error.
`;

/** What `--help` prints. */
export const help = `Workflows of blocks: what is wrong with them, what they do, what they look like.

Usage
  npm run workflow -- check FILE... [options]    every problem of every file; nothing is run
  npm run workflow -- run FILE [options]         checks the file, then runs its blocks
  npm run workflow -- draw FILE                  a Mermaid flowchart

Options of check
  --format FORMAT     text, json or github (workflow commands of GitHub Actions)
  --json              the same as --format json: one document on standard output

Options of run
  --mock              mock servers answer in place of the providers; no secret is needed
  --env-file FILE     variables for secrets, a NAME=value each line; those already set win
  --json              one document on standard output: what became of every block

  -h, --help          this text

Secrets come from environment variables: {{BOOKS_API_KEY}} is the variable BOOKS_API_KEY.
Their values are shown nowhere.

Exit status: 0 all is well, 1 the workflow has errors or failed, 2 wrong usage,
130 interrupted. Results go to standard output, progress and problems to standard error;
with npm run --silent, npm adds nothing to them.
`;

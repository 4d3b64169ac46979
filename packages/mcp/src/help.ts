export const help = `blockwright-mcp PACKAGE... [options]

An MCP server whose tools are the operations of provider packages. A bare id,
such as books, means @blockwright/books. Secrets come from the environment:
BOOKS_API_KEY.

  --allow write|cost      also tools that change something, or that cost money
  --only PATTERN          only tools of these names, whatever they do: 'books_*'
  --read-only             only tools that read, whatever --only names
  --search auto|on|off    two or three tools that find and call the others;
                          auto: where all of them take more than 8,000 tokens
  --wait                  tools wait for the jobs that they start
  --max-result-tokens N   of one result; default 20,000
  --parallel N            calls at the same time to one provider; default 4
  --base-url URL          in place of the provider's address; books=URL for one
                          provider
  --mock                  answers from the examples of the documentation; sends
                          nothing
  --http HOST:PORT        serves over HTTP, at /mcp
  --allowed-host HOST     with --http: a name that callers reach the server by
  --shared-credentials    with --http: callers from elsewhere use the server's
                          secrets
  --config FILE           a JSON file with packages, accounts and these options
  --list                  prints the tools, and why others are left out
  --version, --help
`;

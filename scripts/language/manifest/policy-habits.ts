/** The address, and what is said of its parts. */
const SERVER = {
  url: {
    keys: "baseUrl baseURL base_url basePath host hostname domain origin address endpoint",
    instead: "write `url`, the whole address: `url: https://api.example.com/v1`",
  },
  urls: {
    keys: "urls servers addresses",
    instead: "write `url: [https://{site}.example.com, https://api.example.com]`",
  },
  allowedHosts: {
    keys: "allowedOrigins allowedDomains allowHosts hosts domains whitelist allowlist",
    instead:
      "write `allowedHosts: [.example.com]`; what is not https or in a private network, the host of a block allows with `allowedOrigins` of its context",
  },
  nothing: {
    keys: "normalize normalise",
    instead:
      "leave it out: blanks around a part of an address, its `https://` and slashes at its end go anyway",
  },
  params: {
    keys: "variables params parameters enum default map",
    instead: "they are declared under `params` of the manifest, with `default` or `enum`",
  },
} as const;

/**
 * What other tools, and version 1, call the parts of servers, limits, errors and pages; by the title of
 * their schema, then by the key that is meant.
 */
export const POLICIES = {
  Server: SERVER,
  "Server of an operation": SERVER,
  Limits: {
    timeout: { keys: "timeoutMs", instead: "write `timeout: 30s`" },
    retries: { keys: "maxRetries attempts retry", instead: "write `retries: 4`" },
    final: {
      keys: "finalCodes",
      instead: "write `errors: { final: [quotaUsedUp] }`, beside where `code` of an error is",
    },
    nothing: {
      keys: "maxWait retryBudget maxWaitMs",
      instead: "leave it out; hosts set `maxWaitMs` and `retryBudget` in the context of calls",
    },
  },
  Errors: {
    reply: {
      keys: "400 401 403 404 409 422 429 500 502 503 default",
      instead:
        "leave it out; each status has an error of its own. `reply: { 404: Problem }` says its schema, `when: { not_found: { body.code: gone } }` what else decides",
    },
    final: {
      keys: "finalCodes noRetry permanent",
      instead: "write `final`, the codes after which no call is repeated",
    },
  },
  Page: {
    until: { keys: "more hasMore", instead: "write `until: { body.hasMore: false }`" },
    call: {
      keys: "with operation",
      instead: "write `call`, the operation that gives all pages but the first",
    },
    next: {
      keys: "cursor nextCursor nextPage",
      instead: "write `next`, the path of the cursor or address in the reply",
    },
    collect: {
      keys: "collectAll all max maxItems",
      instead: "write `collect: 500`, the most items of all pages, and `limit` beside it",
    },
    nothing: {
      keys: "first firstPage start",
      instead:
        "leave it out; the number of the first page is the default of the parameter that `send` names, else 1 for pages and 0 for items",
    },
    items: { keys: "results data", instead: "write `items`, the path of the list in the reply" },
    send: {
      keys: "param parameter",
      instead: "write `send`, the parameter that takes the cursor, or `url`",
    },
  },
} as const;

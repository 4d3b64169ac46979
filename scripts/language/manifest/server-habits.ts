/** What other tools call the parts of a server, by the key that is meant. */
export const SERVER_HABITS = {
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
  params: {
    keys: "variables params parameters enum default map",
    instead:
      "they are declared under `params` of the manifest, with `to: none` and `default`, `enum` or `map`",
  },
} as const;

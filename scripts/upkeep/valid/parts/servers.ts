import { type Head, type Part, type Table, text, type Written } from "../draft.ts";

type Params = Readonly<Record<string, Written>>;

const hidden = { to: "none", visibility: "user-only" };

/** A server with the parameters that its address is made of. */
function server(url: string | Written, params: Params = {}): Part<Head> {
  return {
    add({ top, params: all }) {
      top["server"] = structuredClone(url);
      Object.assign(all, structuredClone(params));
    },
  };
}

const account = (more: Written): Params => ({ account: text({ to: "none", ...more }) });
const address = (more: Written): Params => ({
  address: text({ ...hidden, type: "address", ...more }),
});

/** Where requests go. */
export const servers: Table<Head> = {
  plain: { ...server("https://api.example.com"), share: 8 },
  table: server(
    { url: "https://{region}/v1" },
    {
      region: text({
        to: "none",
        default: "us",
        enum: { us: "api.example.com", eu: "eu.example.com" },
      }),
    },
  ),
  label: server("https://{account}.example.com", account({ required: true, example: "acme" })),
  choice: server("https://{account}.example.com", account({ required: true, enum: ["a", "b"] })),
  limited: server(
    "https://x.{account}.example.com",
    account({ required: true, maxLength: 20, pattern: "^[a-z0-9-]+$", example: "acme" }),
  ),
  host: server(
    {
      url: "https://{host}",
      allowedHosts: [".example.com"],
    },
    { host: text({ to: "none", default: "api.example.com" }) },
  ),
  hosts: server(
    {
      url: "https://{host}/v2",
      allowedHosts: [".example.com", ".example.org"],
    },
    { host: text({ to: "none", required: true, example: "a.example.com" }) },
  ),
  pasted: server(
    { url: "{address}/api", allowedHosts: "any" },
    address({ required: true, example: "https://own.example.org" }),
  ),
  usual: server(
    { url: "{address}", allowedHosts: "any" },
    address({ default: "https://api.example.com" }),
  ),
  either: server(
    { url: ["{address}", "https://{account}.example.com"], allowedHosts: "any" },
    { ...address({ example: "https://own.example.org" }), ...account({ default: "acme" }) },
  ),
};

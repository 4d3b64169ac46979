import { expect, test } from "vitest";
import { serverOf } from "../read/server.ts";
import { draftPlace } from "./place.ts";

/** The address that is drafted, and what its parameters take. */
function drafted(servers: readonly object[]) {
  const place = draftPlace(servers.map((server) => serverOf(JSON.parse(JSON.stringify(server)))));
  if (place === null) return null;
  const { server, params, open } = place;
  const values = Object.entries(params).map(([name, each]) => {
    const { enum: listed, default: fallback, required } = each;
    const all = Array.isArray(listed)
      ? listed
      : listed && Object.entries(listed).map((entry) => entry.join("="));
    return `${name}${required ? "!" : ""} ${all ?? "any"}${fallback === undefined ? "" : ` (${fallback})`}`;
  });
  return [server.url, ...values, ...open];
}

const region = { default: "us", enum: ["us", "eu"] };

test.each<readonly [string, readonly object[], readonly string[] | null]>([
  ["a fixed address", [{ url: "https://API.a.example:443/v1/" }], ["https://api.a.example/v1"]],
  ["one without a scheme", [{ url: "//a.example" }], ["https://a.example"]],
  ["a path alone", [{ url: "/v1" }], null],
  ["the own computer", [{ url: "http://localhost:80" }, { url: "https://127.0.0.1" }], null],
  [
    "http alone",
    [{ url: "http://a.example" }],
    ["https://a.example", "whether it answers by https; the vendor's document says http"],
  ],
  [
    "a variable of some values",
    [{ url: "https://{region}.a.example", variables: { region } }],
    ["https://{region}.a.example", "region us,eu (us)"],
  ],
  [
    "several with a variable",
    [
      { url: "https://test.a.example/{base}", variables: { base: { default: "v1" } } },
      { url: "http://test.a.example/{base}/", variables: { base: { default: "v1" } } },
      { url: "https://a.example/{base}", variables: { base: { default: "v1" } } },
    ],
    [
      "https://test.a.example/{base}",
      "base any (v1)",
      "the vendor also answers at: https://a.example/{base}",
    ],
  ],
  [
    "a path that begins with a second slash",
    [{ url: "https://a.example/{base}", variables: { base: { default: "/api/v1" } } }],
    ["https://a.example/{base}", "base any (api/v1)"],
  ],
  [
    "a variable of one value",
    [{ url: "https://a.example/{base}", variables: { base: { default: "v1", enum: ["v1"] } } }],
    ["https://a.example/v1"],
  ],
  [
    "a name of the caller's own",
    [{ url: "https://{tenant}.a.example", variables: { tenant: { default: "demo" } } }],
    [
      "https://{tenant}.a.example",
      "tenant! any",
      "whether callers name it, or the vendor's default is meant: tenant (demo)",
    ],
  ],
  [
    "a part of the path",
    [{ url: "https://a.example/{version}", variables: { version: { default: "v2" } } }],
    ["https://a.example/{version}", "version any (v2)"],
  ],
  [
    "a host of the caller's own",
    [
      {
        url: "{scheme}://{host}:{port}/api",
        variables: { scheme: { default: "http" }, port: { default: "443" }, host: { default: "" } },
      },
    ],
    ["{host}/api", "host! any"],
  ],
  [
    "an end of a host that anybody could name",
    [{ url: "https://api.{domain}", variables: { domain: { default: "a.example" } } }],
    ["https://api.a.example", "the vendor's address depends on the caller: domain"],
  ],
  [
    "servers that differ in one label",
    [{ url: "https://us.api.a.example/v1" }, { url: "https://eu.api.a.example/v1" }],
    ["https://{region}.api.a.example/v1", "region us,eu (us)"],
  ],
  [
    "servers that differ in their hosts",
    [
      { url: "https://a.example/v1", description: "Production server" },
      { url: "https://sandbox.a.test/v1", description: "Sandbox" },
    ],
    [
      "https://{environment}/v1",
      "environment production=a.example,sandbox=sandbox.a.test (production)",
    ],
  ],
  [
    "servers that differ in their paths, too",
    [{ url: "https://a.example/v1" }, { url: "https://eu.a.example/eu/v1" }],
    ["https://{region}", "region main=a.example/v1,eu=eu.a.example/eu/v1 (main)"],
  ],
  [
    "versions at one host, of which the first counts",
    [{ url: "https://a.example/v2" }, { url: "https://a.example/v1" }],
    ["https://a.example/v2"],
  ],
  [
    "a fixed address before a template",
    [
      { url: "https://a.example" },
      { url: "https://{host}/api", variables: { host: { default: "b" } } },
    ],
    ["https://a.example", "the vendor's address depends on the caller: https://{host}/api"],
  ],
])("%s", (_, servers, expected) => {
  expect(drafted(servers)).toEqual(expected);
});

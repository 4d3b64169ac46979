import { expect, test } from "vitest";
import { addressOf, baseFrom, pathOf } from "./address.ts";
import { openApi } from "./read/convert.ts";
import { vendorOf } from "./read/vendor.ts";

/** Operations that answer at these addresses, one each. */
function operationsAt(...urls: readonly string[]) {
  const paths = urls.map((url, index) => {
    const get = { servers: [{ url }], responses: { 200: { description: "OK" } } };
    return [`/${index}`, { get }] as const;
  });
  const document = { openapi: "3.1.0", paths: Object.fromEntries(paths) };
  return vendorOf("a.json", openApi("a.json", document)).operations;
}

test.each([
  ["https://API.example.com:443/v1/", "https://api.example.com/v1"],
  ["//api.example.com", null],
  ["http://api.example.com", null],
  ["https://{host}/v1", null],
  ["https://user@api.example.com", null],
  ["/v1", null],
])("%s is the address %s", (url, address) => {
  expect(addressOf(url)).toBe(address);
});

test.each([
  ["https://a.test", ""],
  ["https://a.test/v1/", "/v1"],
  ["/", ""],
  ["/v1", "/v1"],
  ["{instanceUrl}", ""],
])("%s has the path %j", (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test.each([
  ["https://a.test/v1", ["", "/beta", null, null]],
  // A document that knows no such host says nothing of hosts.
  ["https://own.test", ["/v1", "/v1/beta", "/v1", "/v2"]],
  ["https://own.test/v1", ["", "/beta", "", ""]],
  ["{instanceUrl}", ["/v1", "/v1/beta", "/v1", "/v2"]],
])("below %s the paths of operations begin with %j", (url, bases) => {
  const urls = ["https://a.test/v1", "https://a.test/v1/beta", "https://b.test/v1", "/v2"];
  const operations = operationsAt(...urls);
  expect(operations.map(baseFrom(url, operations))).toEqual(bases);
});

test.each([
  "https://a.test/a b",
  "https://a.test/é",
  "https://a.test/a/../b",
])("nothing is between an operation at %s and the address that is made of that", (url) => {
  const operations = operationsAt(url);
  expect(operations.map(baseFrom(addressOf(url) ?? "", operations))).toEqual([""]);
});

import { expect, test } from "vitest";
import { sameOrigin } from "./same-origin.ts";

const from = "https://api.example.com/v1/things?page=1";

test.each([
  ["?page=2", "https://api.example.com/v1/things?page=2"],
  ["other", "https://api.example.com/v1/other"],
  ["/v2", "https://api.example.com/v2"],
  ["//api.example.com/v2", "https://api.example.com/v2"],
  ["https://api.example.com/v2", "https://api.example.com/v2"],
  ["HTTPS://API.example.com:443/v2", "https://api.example.com/v2"],
  ["https://api.example.com", "https://api.example.com/"],
])("%s leads to %s", (location, address) => {
  expect(sameOrigin(location, from)).toBe(address);
});

test.each([
  null,
  "",
  "http://api.example.com/v2",
  "https://api.example.com:8443/v2",
  "https://evil.com/v2",
  "//evil.com",
  "\\\\evil.com",
  "https://api.example.com.evil.com/",
  "https://evil.com/api.example.com/",
  "https://user@api.example.com/",
  "https://user:pass@api.example.com/",
  "https://api.example.com@evil.com/",
  "javascript:alert(1)",
  "data:text/plain,x",
  "https://",
])("%j leads elsewhere", (location) => {
  expect(sameOrigin(location, from)).toBeUndefined();
});

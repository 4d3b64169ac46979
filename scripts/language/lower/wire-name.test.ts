import { expect, test } from "vitest";
import { wireName } from "./wire-name.ts";

test.each([
  ["pageSize", "page_size", "pageSize", "PageSize", "page-size"],
  ["pageURL", "page_url", "pageUrl", "PageUrl", "page-url"],
  ["URLPrefix", "url_prefix", "urlPrefix", "UrlPrefix", "url-prefix"],
  ["iOSApp", "i_os_app", "iOsApp", "IOsApp", "i-os-app"],
  ["line1", "line1", "line1", "Line1", "line1"],
  ["page_size", "page_size", "pageSize", "PageSize", "page-size"],
  ["q", "q", "q", "Q", "q"],
  ["aB", "a_b", "aB", "AB", "a-b"],
])("%s", (name, snake, camel, pascal, kebab) => {
  expect(wireName(name, "snake_case")).toBe(snake);
  expect(wireName(name, "camelCase")).toBe(camel);
  expect(wireName(name, "PascalCase")).toBe(pascal);
  expect(wireName(name, "kebab-case")).toBe(kebab);
  expect(wireName(name, undefined)).toBe(name);
});

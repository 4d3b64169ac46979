import { expect, test } from "vitest";
import { splitPath } from "./server-path.ts";

test.each([
  ["https://notes.test", "/notes/1", "", "/notes/1"],
  ["https://notes.test/api/v2", "/api/v2/notes", "/api/v2", "/notes"],
  ["https://notes.test/api/", "/api/notes", "/api", "/notes"],
  ["{instanceUrl}/api", "/api/notes", "/api", "/notes"],
  ["https://{site}.notes.test/{tenant}/v1", "/acme/v1/notes", "/acme/v1", "/notes"],
])("the address %s splits %s", (url, path, ...parts) => {
  expect(splitPath({ server: { url, allowedHosts: [] } }, path)).toEqual(parts);
});

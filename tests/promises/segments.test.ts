import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { operationOf } from "../support/operations.ts";
import { blamed, failureOf } from "../support/call-result.ts";
import { hostileText } from "../support/vectors/texts.ts";

/** A parameter of a path: where it stands among the segments, the root being 0. */
const parameters = [
  { operation: "crm_create_record", input: "sobject", position: 5, segments: 6 },
  { operation: "crm_get_record", input: "sobject", position: 5, segments: 7 },
  { operation: "crm_get_record", input: "recordId", position: 6, segments: 7 },
  { operation: "crm_update_record", input: "recordId", position: 6, segments: 7 },
  { operation: "directory_get_user", input: "userId", position: 3, segments: 4 },
  { operation: "docgen_check_status", input: "generationId", position: 3, segments: 4 },
  { operation: "books_get_volume", input: "volumeId", position: 4, segments: 5 },
] as const;

/** What no segment can be: it would be another path, or no text that a URL can hold. */
const unsendable = /^\.{0,2}$|[\p{Cc}\p{Cs}]/u;

const server = await startScript();

describe.each(parameters)("$input of $operation", ({ operation, input, position, segments }) => {
  const { execute } = operationOf(operation);
  /** The error, and the path of the one request that was made, or none. */
  const send = async (value: unknown) => {
    const context = { baseUrl: server.url, maxRetries: 0 };
    const error = await failureOf(() => execute({ [input]: value }, context));
    const requests = server.take();
    expect(requests.length).toBeLessThanOrEqual(1);
    return { error, path: requests[0]?.target.split("?")[0] };
  };

  test("is one segment that decodes to what was given, or nothing is sent", async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (value) => {
        const { error, path } = await send(value);
        const meant = value.trim(); // as the manifests say of all of these
        if (unsendable.test(meant)) {
          expect(path).toBeUndefined();
          expect(error.code).toBe("invalid_input");
          expect(blamed(error)).toEqual([input]);
        } else {
          expect(path).toMatch(/^[!-~]+$/);
          const parts = path?.split("/") ?? [];
          expect(parts).toHaveLength(segments);
          expect(decodeURIComponent(parts[position] ?? "")).toBe(meant);
        }
      }),
      { numRuns: 600 },
    );
  });

  test.each([
    "",
    " ",
    ".",
    "..",
    " .. ",
    "..\n",
    "\u0000",
    "a\u0000",
    "a\nb",
    "a\r\nHost: evil.example",
    "\u007f",
    "\u0085",
    "\ud800",
    "a\udc00b",
  ])("sends nothing for %j", async (value) => {
    const { error, path } = await send(value);
    expect(path).toBeUndefined();
    expect(error.code).toBe("invalid_input");
    expect(blamed(error)).toEqual([input]);
  });

  test.each([
    ["a/b", "a%2Fb"],
    ["../../users", "..%2F..%2Fusers"],
    ["..%2f", "..%252f"],
    ["%2e%2e", "%252e%252e"],
    ["...", "..."],
    [".hidden", ".hidden"],
    ["a\\b", "a%5Cb"],
    ["a?b#c", "a%3Fb%23c"],
    ["a b+c", "a%20b%2Bc"],
    ["$&$1", "%24%26%241"],
    ["u#EXT#@x.example", "u%23EXT%23%40x.example"],
    ["{recordId}", "%7BrecordId%7D"],
    ["🙂", "%F0%9F%99%82"],
    ["．．", "%EF%BC%8E%EF%BC%8E"],
    [" 001 ", "001"],
    ["\u00a0001\ufeff", "001"],
  ])("encodes %j", async (value, encoded) => {
    const { path } = await send(value);
    expect(path?.split("/")).toHaveLength(segments);
    expect(path?.split("/")[position]).toBe(encoded);
  });

  test("may be long", async () => {
    const { path } = await send("é/".repeat(10_000));
    expect(path?.split("/")[position]).toBe("%C3%A9%2F".repeat(10_000));
  });
});

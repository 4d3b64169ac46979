import { describe, expect, test } from "vitest";
import { anything } from "./anything.fixture.ts";
import { callOptions } from "./client.ts";
import type { Context } from "./context.ts";
import { operationOf, inParts, thing } from "./operation.fixture.ts";
import { defineCollectedOperation } from "./pages/collected.ts";
import { serverAddress } from "./request/address.ts";

const fetch = async () => Response.json({ id: "i" });
const inputs = { apiKey: "k", id: "i" };

const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;

const wrong: readonly (readonly [name: string, value: unknown, message: string])[] = [
  ["baseUrl", 5, "baseUrl must be a string, not this number."],
  ["baseUrl", ["http://x"], "baseUrl must be a string, not this list."],
  ["baseUrl", cycle, "baseUrl must be a string, not this object."],
  ["fetch", "x", "fetch must be a function, not this string."],
  ["signal", {}, "signal must be an AbortSignal, not this object."],
  ["allowedHosts", "x", "allowedHosts must be a list of strings, not this string."],
  ["allowedHosts", [5], "allowedHosts must be a list of strings, not this list."],
  ["resetHeaders", 1, "resetHeaders must be a list of strings, not this number."],
  ["finalCodes", {}, "finalCodes must be a list of strings, not this object."],
  ["onEvent", 1, "onEvent must be a function, not this number."],
  ["secrets", ["x"], "secrets must be a Set, not this list."],
  ["onWarning", true, "onWarning must be a function, not this boolean."],
  ["idempotencyKey", 7, "idempotencyKey must be a string, not this number."],
  ["credentials", "host", 'credentials must be "fetch", not this string.'],
  ["timeoutMs", "30", "timeoutMs must be a number, 0 or more."],
  ["maxRetries", {}, "maxRetries must be a number, 0 or more."],
  ["maxBytes", Number.NaN, "maxBytes must be a number, 0 or more."],
];

test.each(wrong)("a context whose %s is %j is told so", async (name, value, message) => {
  const context: Context = anything({ fetch, [name]: value });
  await expect(operationOf().execute(inputs, context)).rejects.toMatchObject({
    code: "invalid_input",
    outcome: "not_sent",
    message,
    input: name,
    problems: [{ input: name, message }],
  });
});

describe("a context", () => {
  test("with several wrong members is told all of them", async () => {
    const context: Context = anything({ baseUrl: 5, fetch: 5, signal: 5 });
    await expect(operationOf().execute(inputs, context)).rejects.toMatchObject({
      problems: [{ input: "baseUrl" }, { input: "fetch" }, { input: "signal" }],
    });
  });

  test("may hold null, which is nothing", async () => {
    const none = Object.fromEntries(wrong.map(([name]) => [name, null]));
    const context: Context = anything({ ...none, fetch });
    expect(await operationOf().execute(inputs, context)).toMatchObject({ data: { id: "i" } });
  });

  test("is refused as well where an address or a client needs it", () => {
    const context: Context = anything({ allowedHosts: 5 });
    const policy = { allowedHosts: [".example.com"] };
    const address = () => serverAddress("{a}", { a: "https://a.example.com" }, policy, context);
    expect(address).toThrow("allowedHosts must be a list of strings, not this number.");
    const client = () => callOptions(thing.call, thing.connect(inputs, anything({ baseUrl: 5 })));
    expect(client).toThrow("baseUrl must be a string, not this number.");
  });

  test.each([5, "x", true])("that is no object is refused: %j", async (context) => {
    await expect(operationOf().execute(inputs, anything(context))).rejects.toMatchObject({
      code: "invalid_input",
      message: `context must be an object, not this ${typeof context}.`,
    });
  });

  test.each([
    5,
    "x",
    false,
  ])("that is no object is refused by what reads pages: %j", async (context) => {
    const page = { output: "data", collect: { max: 9 } };
    const { execute } = defineCollectedOperation(...inParts({ ...operationOf(), ...thing, page }));
    await expect(execute(inputs, anything(context))).rejects.toMatchObject({
      name: "ToolError",
      message: `context must be an object, not this ${typeof context}.`,
    });
  });

  test("may be of a class, also where its fetch adds the credentials", async () => {
    class Host {
      readonly credentials = "fetch";
      async fetch() {
        return fetch();
      }
    }
    const context: Context = new Host();
    expect(await operationOf().execute(inputs, context)).toMatchObject({ data: { id: "i" } });
  });
});

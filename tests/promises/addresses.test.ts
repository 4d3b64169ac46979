import { inspect } from "node:util";
import { createCrmClient } from "@blockwright/crm";
import { describe, expect, test } from "vitest";
import { cpuMs } from "../../packages/runtime/src/cpu-time.fixture.ts";
import { operations } from "../support/operations.ts";
import { failureOf, resultOf } from "../support/call-result.ts";
import { addedAddresses, goodAddresses, unaddedAddresses } from "../support/vectors/addresses.ts";
import { hostileHosts } from "../support/vectors/hostile-hosts.ts";
import { hostileSpelling } from "../support/vectors/hostile-spelling.ts";
import { passwordPart } from "../support/vectors/password.ts";

const crm = operations.filter(({ provider }) => provider === "crm");
const loopback = "http://127.0.0.1:9";
const families = { ...hostileSpelling, ...hostileHosts };
const hostile = Object.entries(families).flatMap(([family, values]) =>
  values.map((value) => ({ family, shown: inspect(value).slice(0, 80), value })),
);
const allowedSuffix = /\.(salesforce\.(com|mil)|force\.com)$/;

/** A `fetch` that answers nothing of use and keeps the addresses it was asked for. */
function recording() {
  const sent: string[] = [];
  const fetch = async (request: Request) => {
    sent.push(request.url);
    return new Response(null, { status: 404 });
  };
  return { sent, fetch };
}

test("the tables are long enough to mean something", () => {
  expect(crm).toHaveLength(4);
  expect(hostile.length).toBeGreaterThanOrEqual(120);
  expect(goodAddresses.length + addedAddresses.length).toBeGreaterThanOrEqual(25);
});

describe.each(hostile)("$family: $shown", ({ value }) => {
  test.each([
    ["to the address", {}],
    ["to the host's baseUrl", { baseUrl: loopback }],
  ])("sends nothing %s", async (_, target) => {
    for (const operation of crm) {
      const { sent, fetch } = recording();
      const started = process.cpuUsage();
      const error = await failureOf(() =>
        operation.execute({ instanceUrl: value }, { ...target, fetch }),
      );
      // No address, however long, may take the processor for itself.
      expect(cpuMs(started)).toBeLessThan(2_000);
      expect(sent).toEqual([]);
      expect(error).toMatchObject({ provider: "crm", operation: operation.id });
      expect(error.input).toBe("instanceUrl");
      expect(["blocked_address", "invalid_input"]).toContain(error.code);
      expect(inspect(error) + JSON.stringify(error)).not.toContain(passwordPart);
    }
  });

  // The typed client takes text only, as its types say.
  if (typeof value !== "string") return;
  test("makes no client", () => {
    const instanceUrl = String(value);
    const started = process.cpuUsage();
    let caught: unknown;
    try {
      createCrmClient({ apiKey: "any", instanceUrl });
    } catch (error) {
      caught = error;
    }
    expect(cpuMs(started)).toBeLessThan(2_000);
    expect(caught).toMatchObject({ name: "ToolError", code: "blocked_address" });
    expect(inspect(caught)).not.toContain(passwordPart);
  });
});

describe.each(goodAddresses)("%j", (given, origin) => {
  test(`is sent to ${origin}`, async () => {
    for (const operation of crm) {
      const { sent, fetch } = recording();
      await resultOf(() => operation.execute({ instanceUrl: given }, { fetch }));
      expect(sent).toHaveLength(1);
      const { origin: reached, hostname, pathname } = new URL(sent[0] ?? "");
      expect(reached).toBe(origin);
      expect(hostname).toMatch(allowedSuffix);
      expect(pathname).toMatch(/^\/services\/data\//);
    }
  });

  test("gives way to the host's baseUrl", async () => {
    const { sent, fetch } = recording();
    await resultOf(async () =>
      crm[0]?.execute({ instanceUrl: given }, { fetch, baseUrl: loopback }),
    );
    expect(sent.map((address) => new URL(address).origin)).toEqual([loopback]);
  });
});

describe("what the host allows in its context", () => {
  test.each(addedAddresses)("lets %j through with %j", async (given, allowedHosts, origin) => {
    for (const operation of crm) {
      const { sent, fetch } = recording();
      await resultOf(() => operation.execute({ instanceUrl: given }, { fetch, allowedHosts }));
      expect(sent.map((address) => new URL(address).origin)).toEqual([origin]);
    }
  });

  test.each(unaddedAddresses)("does not let %j through with %j", async (given, allowedHosts) => {
    for (const operation of crm) {
      const { sent, fetch } = recording();
      const error = await failureOf(() =>
        operation.execute({ instanceUrl: given }, { fetch, allowedHosts }),
      );
      expect(sent).toEqual([]);
      expect(error.code).toBe("blocked_address");
      expect(inspect(error)).not.toContain(passwordPart);
    }
  });

  test.each([
    { allowedHosts: [".evil.example"] },
    { baseUrl: "https://a.evil.example" },
    { context: { allowedHosts: [".evil.example"] } },
  ])("cannot be said by a caller: %j", async (inputs) => {
    for (const operation of crm) {
      const { sent, fetch } = recording();
      const address = { instanceUrl: "https://a.evil.example" };
      await failureOf(() => operation.execute({ ...address, ...inputs }, { fetch }));
      expect(sent).toEqual([]);
    }
  });
});

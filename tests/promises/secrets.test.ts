import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { betrays, canaries, leaksOf } from "../support/canary.ts";
import { type Eavesdropper, eavesdrop } from "../support/eavesdropper.ts";
import { type Received } from "../../contract-tests/servers/loopback.ts";
import { operations, secretInputs } from "../support/operations.ts";
import { failureOf, resultOf } from "../support/call-result.ts";
import { cutPage, type Reflect, reflections } from "../support/vectors/reflections.ts";

let spy: Eavesdropper;
let reply: { status: number; reflect: Reflect; secret: string };
let repeated = 0;

const server = await startScript(answer);
beforeEach(() => {
  spy = eavesdrop();
  repeated = 0;
});
afterEach(() => spy.stop());

/** Replies as told, and counts the replies that do repeat a secret. */
function answer(request: Received, response: ServerResponse): void {
  const { type, headers, body } = reply.reflect(reply.secret, request);
  if (betrays(body + JSON.stringify(headers ?? {}))) repeated++;
  const isBare = reply.status === 204;
  response.writeHead(reply.status, { "content-type": type, ...headers }).end(isBare ? "" : body);
}

const kinds = ["base64", "punctuated"] as const;
type Kind = (typeof kinds)[number];

const shapes = Object.entries(reflections);

describe.each(
  operations.map((operation) => [operation.id, operation] as const),
)("%s", (_, operation) => {
  /** Where the secret shows after a call that got this reply. */
  const leaksAfter = async (status: number, reflect: Reflect, kind: Kind) => {
    const secret = canaries[kind];
    reply = { status, reflect, secret };
    const { length } = spy.heard;
    const context = { ...spy.context, baseUrl: server.url, maxRetries: 0 };
    const inputs = secretInputs(operation, secret);
    const { error } = await resultOf(() => operation.execute(inputs, context));
    const leaks = [...leaksOf(error), ...leaksOf(spy.heard.slice(length))];
    return { error, leaks };
  };

  test.each(shapes)("keeps its secrets from an error of %s", async (_shape, reflect) => {
    const statuses = [400, 401, 403, 404, 429, 500];
    const found: object[] = [];
    for (const kind of kinds) {
      for (const status of statuses) {
        const { error, leaks } = await leaksAfter(status, reflect, kind);
        expect(error).toMatchObject({ status, provider: operation.provider });
        if (leaks.length > 0) found.push({ status, kind, leaks });
      }
    }
    expect(repeated).toBe(statuses.length * kinds.length);
    expect(found).toEqual([]);
  });

  test("keeps its secrets from an error of every status", async () => {
    const found: object[] = [];
    for (let status = 400; status <= 504; status++) {
      const [shape, reflect] = shapes[status % shapes.length] ?? [];
      if (!reflect) throw new Error("no shape");
      const { error, leaks } = await leaksAfter(status, reflect, "base64");
      expect(error).toBeDefined();
      if (leaks.length > 0) found.push({ status, shape, leaks });
    }
    // A fetch may repeat a request by itself, as it does after 421.
    expect(repeated).toBeGreaterThanOrEqual(105);
    expect(found).toEqual([]);
  });

  test("keeps its secrets from a reply of success that cannot be read", async () => {
    const found: object[] = [];
    let failures = 0;
    for (const status of [200, 201, 202, 204]) {
      for (const [shape, reflect] of shapes) {
        for (const kind of kinds) {
          const { error, leaks } = await leaksAfter(status, reflect, kind);
          if (error) failures++;
          if (error && leaks.length > 0) found.push({ status, shape, kind, leaks });
        }
      }
    }
    expect(failures).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  test.each([
    [500, "x"],
    [500, "€"],
    [200, "x"],
    [200, "€"],
  ] as const)("keeps the beginning of a secret from a page with %i that is cut after %j", async (status, padding) => {
    const found: object[] = [];
    for (const kind of kinds) {
      for (let kept = 6; kept < Buffer.byteLength(canaries[kind]); kept++) {
        const page = () => cutPage(canaries[kind], kept, padding);
        const { leaks } = await leaksAfter(status, page, kind);
        if (leaks.length > 0) found.push({ kind, kept, leaks });
      }
    }
    expect(repeated).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  test("keeps its secrets from what it says of other inputs", async () => {
    const secret = canaries.punctuated;
    const others = operation.fields.filter((field) => !field.secret).map(({ name }) => name);
    const found: object[] = [];
    const values = {
      text: secret,
      list: [secret],
      object: { [secret]: secret },
      "JSON text": JSON.stringify({ a: secret }),
    };
    for (const [kind, value] of Object.entries(values)) {
      const inputs = Object.fromEntries(others.map((name) => [name, value]));
      const given = { ...inputs, ...secretInputs(operation, secret), unknown: value };
      const error = await failureOf(() => operation.execute(given, spy.context));
      expect(error.code).toBe("invalid_input");
      const leaks = leaksOf(error);
      if (leaks.length > 0) found.push({ kind, leaks });
    }
    expect(found).toEqual([]);
    expect(leaksOf(spy.heard)).toEqual([]);
  });
});

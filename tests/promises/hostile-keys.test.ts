import { inspect } from "node:util";
import { HostError, ToolError } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { headerValues } from "../../contract-tests/servers/loopback.ts";
import { betrays, canaries, leaksOf } from "../support/canary.ts";
import { keyCalls, type Name, names } from "../support/hostile/key-calls.ts";
import { useHostile } from "../support/hostile/setup.ts";
import { reflections } from "../support/vectors/reflections.ts";

const hostile = useHostile("keys");
const { call, clientCall } = keyCalls(hostile);

/** Texts in which a secret of a request may come back, beside the secret itself. */
function derived(name: Name, secret: string): readonly string[] {
  const pair = { basic: `a@b.test/token:${secret}`, user: `${secret}:x` }[String(name)] ?? secret;
  const base64 = Buffer.from(pair).toString("base64");
  return [
    pair,
    base64,
    Buffer.from(pair).toString("base64url"),
    Buffer.from(pair).toString("hex"),
    Buffer.from(pair).toString("hex").toUpperCase(),
    Buffer.from(`{"auth":"${pair}"}`).toString("base64"),
    // A pair travels in base64, and may come back as a part of more.
    ...(pair === secret ? [] : [Buffer.from(`x${base64}`).toString("base64")]),
    encodeURIComponent(pair),
    encodeURIComponent(base64),
    `Basic ${base64}`,
  ];
}

/** Whether a text holds a secret in a form that only decoding shows. */
function holds(shown: string, secrets: readonly string[]): boolean {
  return secrets.some((each) => shown.includes(each)) || betrays(shown);
}

describe.each(names)("the credential of keys_%s", (name) => {
  test.each(Object.entries(reflections))("stays out of an error of %s", async (_, reflect) => {
    for (const secret of [
      canaries.base64,
      ...(name === "query" || name === "header" ? [] : [canaries.code]),
    ]) {
      hostile.answer = (request, response) => {
        const { type, headers, body } = reflect(secret, request);
        response.writeHead(401, { "content-type": type, ...headers }).end(body);
      };
      const { error } = await call(name, secret);
      expect(error).toBeInstanceOf(ToolError);
      expect(leaksOf(error)).toEqual([]);
    }
  });

  test("stays out of errors in each derived form", async () => {
    const secret = canaries.base64;
    for (const text of derived(name, secret)) {
      const forms = [text, JSON.stringify(text), text.replaceAll("/", "\\/"), `&lt;${text}`];
      for (const form of forms) {
        hostile.answer = (_, response) =>
          response
            .writeHead(403, { "content-type": "application/json", "x-request-id": `r ${form}` })
            .end(JSON.stringify({ message: `no ${form}`, code: form, [form]: [form] }));
        const { error } = await call(name, secret);
        const shown = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error);
        expect(holds(shown, derived(name, secret)), `${form} in ${shown}`).toBe(false);
      }
    }
  });

  test("stays out of what a host or an engine throws, also by the client", async () => {
    const secret = canaries.base64;
    for (const text of derived(name, secret)) {
      const failures = [
        new HostError(`cannot send ${text}`),
        Object.assign(new Error(`no ${text}`, { cause: text }), { code: text }),
        new ToolError("network", `no ${text}`, { cause: { text }, body: { text } }),
      ];
      for (const failure of failures) {
        const fetch = () => Promise.reject(failure);
        const { error } = await call(name, secret, {}, { fetch });
        const { error: own } = await clientCall(name, secret, { fetch });
        for (const each of [error, own]) {
          expect(each).toBeInstanceOf(ToolError);
          const shown = inspect(each, { depth: 20, showHidden: true }) + JSON.stringify(each);
          expect(holds(shown, derived(name, secret)), shown).toBe(false);
        }
      }
    }
  });

  test.each([
    301, 302, 303, 307, 308,
  ])("does not follow a redirect %i elsewhere", async (status) => {
    const secret = canaries.base64;
    for (const location of [
      `${hostile.other.url}/x?key=${encodeURIComponent(secret)}`,
      `//${hostile.other.url.slice("http://".length)}/x`,
      `${hostile.server.url.replace("http://", "http://user:pass@")}/x`,
      `\\\\${hostile.other.url.slice("http://".length)}`,
    ]) {
      hostile.answer = (_, response) => response.writeHead(status, { location }).end();
      const { error } = await call(name, secret);
      expect(error).toMatchObject({ code: "upstream_error" });
      expect(leaksOf(error)).toEqual([]);
      expect(hostile.server.take()).toHaveLength(1);
      expect(hostile.other.take()).toEqual([]);
    }
  });

  test("is sent once, in its place", async () => {
    const secret = "plain-secret-7";
    const { error } = await call(name, secret, { text: "hello" });
    expect(error).toBeUndefined();
    const [request] = hostile.server.take();
    const whole = decodeURIComponent(JSON.stringify(request));
    const pairs = {
      basic: `a@b.test/token:${secret}`,
      user: `${secret}:x`,
      signed: `v1 ${secret}`,
      hooked: `v1 ${secret}`,
    };
    const pair = pairs[name as keyof typeof pairs];
    const sent = pair ? Buffer.from(pair).toString("base64") : secret;
    expect(whole.split(sent)).toHaveLength(2);
  });

  test.each([
    "a\r\nX-Evil: 1",
    "a\nb",
    "a\u0000b",
    "a\u007fb",
    "a\ud800",
    " ",
  ])("is refused where no place can hold it: %j", async (secret) => {
    const { error } = await call(name, secret);
    const requests = hostile.server.take();
    if (error) expect(requests).toEqual([]);
    for (const request of requests) {
      expect(headerValues(request, "x-evil")).toEqual([]);
      expect(["signed", "hooked"]).toContain(name);
    }
  });
});

import { describe, expect, test } from "vitest";
import { connect } from "../request/connection.ts";
import { operationOf, thing, type ThingInputs } from "../operation.fixture.ts";
import { ToolError } from "../tool-error.ts";
import type { HookCall } from "./call.ts";
import { type SignedRequest, type SignHook, signing } from "./signing.ts";

const inputs = { apiKey: "k-e-y-1", id: "a b" };
const call = {
  ...thing.call,
  method: "POST",
  request: ({ id }: ThingInputs) => ({ params: { path: { id } }, body: { text: "ü" } }),
};

/** The operation, whose attempts this hook signs. */
function signedBy(sign: SignHook<ThingInputs>, adds: readonly string[] = ["x-signature"]) {
  const plain = (_: ThingInputs, options: object) =>
    connect(options, { home: "https://api.example.com" });
  return operationOf({ call, connect: signing(plain, call, { sign, adds }) });
}

/** What a call signed by this hook is rejected with, where the provider repeats the signature. */
function failure(sign: SignHook<ThingInputs>, context: object = {}) {
  const fetch = async ({ headers }: Request) =>
    Response.json({ message: `${headers.get("x-signature")} is wrong` }, { status: 403 });
  return signedBy(sign)
    .execute(inputs, { fetch, ...context })
    .then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );
}

describe("a hook that signs", () => {
  test("gets the whole attempt, and adds its headers", async () => {
    const seen: (SignedRequest<ThingInputs> | Request)[] = [];
    const of = signedBy(async (request) => (seen.push(request), { "X-Signature": "s" }));
    await of.execute(inputs, {
      fetch: async (request) => (seen.push(request), Response.json({ id: "1" })),
    });
    const [asked, sent] = seen;
    expect(asked).toMatchObject({
      method: "POST",
      url: "https://api.example.com/things/a%20b",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: new TextEncoder().encode('{"text":"ü"}'),
      credentials: { apiKey: "k-e-y-1" },
    });
    expect(sent).toBeInstanceOf(Request);
    expect(await (sent as Request).text()).toBe('{"text":"ü"}'); // the line before says so
    expect(new Headers(sent?.headers).get("x-signature")).toBe("s");
  });

  test("gets credentials without white space around them", async () => {
    const seen: string[] = [];
    const of = signedBy(({ credentials }) => (seen.push(credentials.apiKey), {}));
    const fetch = async () => Response.json({ id: "1" });
    await of.execute({ ...inputs, apiKey: " k-e-y-1\n" }, { fetch });
    expect(seen).toEqual(["k-e-y-1"]);
  });

  test("gets the credentials of its operation alone, where not all are", async () => {
    const seen: unknown[] = [];
    const plain = (_: ThingInputs, options: object) =>
      connect(options, { home: "https://api.example.com" });
    const sign = ({ credentials }: SignedRequest<ThingInputs>) => {
      seen.push(credentials);
      return {};
    };
    const given = { ...inputs, otherKey: "of another site" };
    for (const takes of [["apiKey"], []] as const) {
      const connection = signing(plain, call, { sign, adds: [], takes })(given, {});
      await connection.sign?.(new Request("https://api.example.com/things"));
    }
    expect(seen).toEqual([{ apiKey: "k-e-y-1" }, {}]);
  });

  test("signs each attempt anew", async () => {
    const told: HookCall[] = [];
    const of = signedBy((_, about) => (told.push(about), { "x-signature": `s${told.length}` }));
    const sent: (string | null)[] = [];
    const fetch = async ({ headers }: Request) => {
      sent.push(headers.get("x-signature"));
      const headersOfReply = { "retry-after": "0" };
      return sent.length === 1
        ? Response.json({}, { status: 429, headers: headersOfReply })
        : Response.json({ id: "1" });
    };
    await of.execute(inputs, { fetch });
    expect(sent).toEqual(["s1", "s2"]);
    expect(told[0]?.uuid).not.toBe(told[1]?.uuid);
    expect(told[0]).toMatchObject({ operation: "shop_get_thing" });
  });

  test("is not asked where the host adds the credentials", async () => {
    const of = signedBy(() => expect.unreachable());
    const fetch = async () => Response.json({ id: "1" });
    await expect(of.execute(inputs, { fetch, credentials: "fetch" })).resolves.toBeDefined();
  });

  test("leaves no signature in an error", async () => {
    expect(await failure(() => ({ "x-signature": "signature-1" }))).toMatchObject({
      code: "forbidden",
      message: "[secret] is wrong",
    });
  });

  test("adds no other header", async () => {
    expect(await failure(() => ({ "x-other": "1" }))).toMatchObject({
      code: "invalid_input",
      outcome: "not_sent",
      message: "The signature has the header x-other, which `adds` does not name.",
    });
  });

  test.each([
    ["throws", () => Promise.reject(new Error("k-e-y-1"))],
    ["adds what no header can hold", () => ({ "x-signature": "a\r\nb: c" })],
    ["returns nothing", () => undefined as never],
  ])("that %s ends the call before anything is sent", async (_, sign) => {
    const fetch = () => expect.unreachable();
    expect(await failure(sign, { fetch })).toMatchObject({
      code: "invalid_input",
      message: "The call could not be prepared.",
      outcome: "not_sent",
    });
  });

  test("may say why, without the key", async () => {
    const sign = () => {
      throw new ToolError("unauthorized", "The key k-e-y-1 has expired.");
    };
    expect(await failure(sign)).toMatchObject({
      code: "unauthorized",
      message: "The key [secret] has expired.",
    });
  });

  test("ends with the attempt, and sends nothing after it", async () => {
    const fetch = () => expect.unreachable();
    const slow = () => new Promise<never>(() => {});
    expect(await failure(slow, { fetch, timeoutMs: 5 })).toMatchObject({ code: "timeout" });
    const late: SignHook<ThingInputs> = (_, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve({ "x-signature": "s" }));
      });
    expect(await failure(late, { fetch, timeoutMs: 5 })).toMatchObject({ code: "timeout" });
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
});

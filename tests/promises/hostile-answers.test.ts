import { describe, expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { resultOf } from "../support/call-result.ts";
import { emitHostile } from "../support/hostile/packages.ts";

let reply: { text: string | Buffer; type: string; headers: Record<string, string> };
const server = await startScript((_, response) => {
  response.writeHead(200, { "content-type": reply.type, ...reply.headers }).end(reply.text);
});
const packages = emitHostile("answers");

type Outputs = Readonly<Record<string, unknown>>;

/** The outputs of a reply, or the code of the error. */
async function outputsOf(
  id: string,
  text: unknown,
  { inputs = {}, headers = {}, type = "application/json" }: Setting = {},
): Promise<Outputs> {
  const body = typeof text === "string" || Buffer.isBuffer(text) ? text : JSON.stringify(text);
  reply = { text: body, type, headers };
  const { execute } = await packages.operation(`answers_${id}`);
  const context = { baseUrl: server.url, maxRetries: 0 };
  const result = await resultOf(() => execute({ apiKey: "k", ...inputs }, context));
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Outputs)["polluted"]).toBeUndefined();
  return result.error ? { error: result.error.code } : (result.value as Outputs); // an object always
}

interface Setting {
  readonly inputs?: object;
  readonly headers?: Record<string, string>;
  readonly type?: string;
}

const polluting = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';

describe("a reply with members of prototypes", () => {
  test("pollutes nothing", async () => {
    const item = `{"name":"a","state":"x","__proto__":{"name":"b","polluted":1}}`;
    const text = `{"items":[${item}, ${polluting}],"map":${polluting},"any":${polluting},"text":"__proto__"}`;
    const outputs = await outputsOf("read", text, {
      inputs: { level: "x", fields: "__proto__,name" },
    });
    expect(outputs["each"]).toEqual([{ name: "a" }, {}]);
    expect(outputs["names"]).toEqual(["a"]);
    expect(outputs["keys"]).toEqual(["__proto__", "constructor"]);
    expect(outputs["where"]).toBe(1);
    expect(outputs).not.toHaveProperty("mapped");
    for (const each of Object.values(outputs)) {
      expect([Object.prototype, Array.prototype, String.prototype, Number.prototype]).toContain(
        Object.getPrototypeOf(each),
      );
    }
    const same = await outputsOf("same", text);
    expect(Object.getPrototypeOf(same)).toBe(Object.prototype);
  });

  test.each([
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
  ])("has no value of its own under %s", async (text) => {
    expect(await outputsOf("read", { text })).not.toHaveProperty("mapped");
    expect(await outputsOf("read", {}, { inputs: { level: text, fields: text } })).toEqual({});
  });

  test.each([
    "__proto__",
    "constructor",
    "next\\",
    'a";rel=next',
    "next ".repeat(500),
  ])("has no link but those of its header: %s", async (rel) => {
    const link = `<https://a.test/?x=1>; rel="${rel}", <https://b.test>; rel=__proto__`;
    const outputs = await outputsOf("read", {}, { headers: { link } });
    expect([undefined, "https://a.test/?x=1"]).toContain(outputs["next"]);
  });

  test("with a header of many signs is read in time", async () => {
    for (const sign of ["<", "<>", "<a>;", '<a>"', "<a>;rel", "; rel=", '"', "<a>;rel = "]) {
      const began = performance.now();
      const link = sign.repeat(12_000 / sign.length);
      await outputsOf("read", {}, { headers: { link } });
      expect(performance.now() - began).toBeLessThan(2_000);
    }
  });
});

describe("values of a hostile reply", () => {
  const halves = ["\ud83d\ude42\ud83d\ude42\ud83d\ude42\ud83d\ude42", "ab\ud83d\ude42\ud83d\ude42"];
  test.each(halves)("are cut between characters: %s", async (text) => {
    const { cut } = await outputsOf("read", { text });
    expect(cut).toBe(`${[...text].slice(0, 3).join("")}…`);
    expect(cut).not.toMatch(/\p{Cs}/u);
  });

  test.each([
    "100",
    "abc",
    true,
    [1],
    { a: 1 },
    "1e5",
  ])("are not divided where no number: %j", async (amount) => {
    expect(await outputsOf("divide", { amount })).toEqual({ error: "invalid_reply" });
  });

  test.each([
    [[1, "2"]],
    [[1, true]],
    [[1.7e308, 1.7e308]],
    [[-1.7e308, -1.7e308]],
  ])("have no sum that is no number: %j", async (sizes) => {
    const items = sizes.map((size) => ({ size }));
    expect(await outputsOf("read", { items })).toEqual({ error: "invalid_reply" });
  });

  test("are exact, or no numbers", async () => {
    expect(await outputsOf("divide", '{"amount":12345678901234567890}')).toEqual({
      error: "invalid_reply",
    });
    expect(await outputsOf("divide", '{"amount":1e999}')).toEqual({ error: "invalid_reply" });
    expect(await outputsOf("read", '{"items":[{"size":12345678901234567890}]}')).toEqual({
      error: "invalid_reply",
    });
  });

  test.each([-1, 0, 2, 1e9])("are limited by an input: %i", async (limit) => {
    const items = [{ name: "a" }, { name: "b" }, { name: "c" }];
    const { limited } = await outputsOf("read", { items }, { inputs: { limit } });
    expect(limited).toBe(Math.min(3, Math.max(0, limit)));
  });

  test("keep their line ends", async () => {
    const { lines } = await outputsOf("read", { items: [{ name: "a\n- b" }, { name: "c" }] });
    expect(lines).toBe("- a\n- b\n- c");
  });

  test.each([
    "[".repeat(100_000),
    `${"[".repeat(600)}${"]".repeat(600)}`,
    '{"a":1e999}',
    "not JSON",
    '{"a":"\\ud800"}',
    polluting,
  ])("hold JSON, or none (%#)", async (text) => {
    const outputs = await outputsOf("json", { text });
    if (text === polluting || text.includes("ud800"))
      expect(outputs).toEqual({ held: JSON.parse(text) });
    else expect(outputs).toEqual({ error: "invalid_reply" });
  });

  test("hold numbers that no number holds as the text of their digits", async () => {
    const outputs = await outputsOf("json", { text: '{"a":12345678901234567890}' });
    expect(outputs).toEqual({ held: { a: "12345678901234567890" } });
  });
});

describe("a reply of text", () => {
  test.each([
    '{"id":1}',
    "12345678901234567890",
    "null",
    "<script>alert(1)</script>",
    "\u2028",
    "[".repeat(100_000),
  ])("is text, whatever it looks like (%#)", async (text) => {
    expect(await outputsOf("text", text, { type: "text/plain" })).toEqual({ text });
  });

  test.each([
    ["utf-16", { text: "\ue941" }],
    ["iso-8859-1", { text: "\xff\xfeA\xe9" }],
    ["utf-8", { error: "invalid_reply" }],
    ["utf-0", { error: "invalid_reply" }],
  ])("is read in the charset that it claims, or not at all: %s", async (charset, expected) => {
    const bytes = Buffer.from([0xff, 0xfe, 0x41, 0xe9]);
    const type = `text/plain; charset=${charset}`;
    expect(await outputsOf("text", bytes, { type })).toMatchObject(expected);
  });

  test("may not be larger than all replies may be", async () => {
    const { error } = await outputsOf("text", "x".repeat(33 * 2 ** 20), { type: "text/plain" });
    expect(error).toBe("reply_too_large");
  });
});

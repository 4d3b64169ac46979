import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redact, secretTexts } from "./redact.ts";

test.each([
  "message",
  "messages-of-2024",
  "problems",
  "body",
  "name",
])("the names of an error's own members stay (%s)", (secret) => {
  const cause = { name: "A", code: "B" };
  const problems = [{ input: "a", message: "b" }];
  const details = { status: 4, message: "c", problems, cause, body: { data: 1 } };
  expect(redact(details, [secret])).toEqual(details);
});

test("the numbers of an error itself stay, and no other number", () => {
  const own = { status: 400, attempts: 400, retryAfterMs: 400 };
  const masked = {
    pin: "[secret]",
    code: "[secret]",
    list: ["[secret]"],
    data: { status: "[secret]" },
  };
  const outputs = { ...own, pin: 400, code: 400, list: [400], data: { status: 400 }, other: 401 };
  expect(redact(outputs, ["400"])).toEqual({ ...own, ...masked, other: 401 });
});

describe("a secret is replaced", () => {
  test("in every form, in values and in names", () => {
    const secret = 's3cr&t "x"/ü y~(!';
    const body = {
      plain: `key ${secret}?`,
      header: `Bearer ${secret}`,
      url: `?key=${encodeURIComponent(secret)}&a=1`,
      form: new URLSearchParams({ key: secret }).toString(),
      text: JSON.stringify({ secret }),
      list: [secret],
      [`name ${secret}`]: 1,
    };
    expect(redact(body, [` ${secret}\n`])).toEqual({
      plain: "key [secret]?",
      header: "Bearer [secret]",
      url: "?key=[secret]&a=1",
      form: "key=[secret]",
      text: '{"secret":"[secret]"}',
      list: ["[secret]"],
      "name [secret]": 1,
    });
  });

  test("whatever the case of its letters", () => {
    expect(redact("Key ABCDEF-Gh1 is bad", ["abcdef-gH1"])).toBe("Key [secret] is bad");
    expect(redact("%c3%a4bcdefgh %C3%A4BCDEFGH Äbcdefgh", ["äbcdefgh"])).toBe(
      "[secret] [secret] [secret]",
    );
  });

  test("as often as it stands there, also next to itself", () => {
    expect(redact("k-123456k-123456, k-123456", ["k-123456"])).toBe("[secret][secret], [secret]");
  });

  test("as a whole, though it begins with another one or holds it", () => {
    const short = "abcdefgh";
    const long = `xy-${short}-and-some-more`;
    for (const secrets of [
      [short, long, `${short}-longer-tail`],
      [`${short}-longer-tail`, long, short],
    ]) {
      expect(redact(`${long} ${short}-longer-tail ${short}`, secrets)).toBe(
        "[secret] [secret] [secret]",
      );
    }
  });

  test("once, though it is given twice", () => {
    expect(redact("the secret is secret", ["secret", "secret", " secret "])).toBe(
      "the [secret] is [secret]",
    );
  });

  test("also as a number", () => {
    expect(redact({ body: { pin: 12345678, pins: [12345678], other: 123 } }, ["12345678"])).toEqual(
      { body: { pin: "[secret]", pins: ["[secret]"], other: 123 } },
    );
  });

  test("also as a number that no JSON holds, which becomes text", () => {
    const body = { pin: 12345678901234567890n, other: 98765432109876543210n };
    expect(redact({ body }, ["12345678901234567890"])).toEqual({
      body: { pin: "[secret]", other: "98765432109876543210" },
    });
  });

  test.each([
    ["-----BEGIN KEY-----\nabc/def+ghi=\r\n-----END KEY-----"],
    ["pass\tword\\with\\back\\slashes"],
    ["C:\\new\\table\\root"],
    ["😀😁😂🤣 emoji"],
    ["ünïcödé"],
    ["%25already%2525encoded"],
    ["&amp;already&quot;encoded"],
    ["<script>alert('1')</script>"],
    ["!!!!!!!!abc"],
    ["abc!!!!!!!!!!!!"],
  ])("%j, in JSON text twice over", (secret) => {
    const text = JSON.stringify(JSON.stringify({ secret, a: 1 }));
    // A backslash after it may belong to its last sign.
    expect(redact(text, [secret]).replace(']"', ']\\"')).toBe(
      JSON.stringify(JSON.stringify({ secret: "[secret]", a: 1 })),
    );
  });
});

describe("text stays readable", () => {
  test("when a credential is a plain word", () => {
    expect(redact({ a: "the latest 'test' of a test, not test1", b: "TEST" }, ["test"])).toEqual({
      a: "the latest '[secret]' of a [secret], not test1",
      b: "[secret]",
    });
    expect(redact("élan ane né", ["n", "an"])).toBe("élan ane né");
    expect(redact("contested by testers", ["testers"])).toBe("contested by [secret]");
    expect(redact("it was tested by testerin", ["testers"])).toBe("it was tested by testerin");
    expect(redact("in a_test", ["test"])).toBe("in a_[secret]");
    expect(redact("xtesters1", ["testers1"])).toBe("x[secret]");
  });

  test.each([
    ["-", String.raw`wi\th`],
    [".", "The reply has no data.id."],
    ["/", "a_b"],
    ["%2", "with%20it"],
    ["d,", "not found, which is needed"],
    ["id", "user_id"],
    ["&#", "a &#160; b"],
    ["\ufb05", String.raw`wi\th`],
  ])("and %j is replaced only where it stands alone, not in %s", (tiny, text) => {
    expect(redact(text, [tiny])).toBe(text);
    expect(redact(`it was '${tiny}'`, [tiny])).toBe("it was '[secret]'");
  });

  test.each([
    "a b",
    "$",
    ".*",
    "(",
    "a-b",
    "\\",
    "^a",
    "a]b",
    "[",
    "a-z",
    "*",
    "/",
  ])("and %j is no pattern", (short) => {
    expect(redact(`it was ${short}`, [short])).toBe("it was [secret]");
    expect(redact("it was other", [short])).toBe("it was other");
  });

  test("when there is no secret, or a blank one", () => {
    const value = { a: ["text", 1, null, true], b: { c: undefined } };
    for (const secrets of [[], [""], [" \n"]]) expect(redact(value, secrets)).toEqual(value);
  });
});

describe("the beginning of a secret is replaced", () => {
  test("and not more than it", () => {
    const secret = "sk-proj-abcdefghijklmnop";
    const message = "Wrong key: sk-proj-****mnop. Find yours at https://example.com/keys.";
    expect(redact(message, [secret])).toBe(message);
    expect(redact("Keys begin with sk-proj-", [secret])).toBe("Keys begin with [secret]");
  });

  test("where a long body was cut", () => {
    const body = `${"z".repeat(65_000)}s3cr3t-t0k`;
    expect(redact(body, ["s3cr3t-t0ken-1"])).toBe(`${"z".repeat(65_000)}[secret]`);
  });

  test.each([
    "s3cret%2",
    "s3cret%25",
    "s3cret%252",
    "s3cret%252F",
    "s3cret&",
    "s3cret&#x2",
    "s3cret&sol",
    "s3cret\\",
    "s3cret\\\\u0",
    "s3cret\ufffd",
  ])("where it was cut within a sign: %s", (text) => {
    expect(redact(`key ${text}`, ["s3cret/more"])).toBe("key [secret]");
  });

  test("but not where it is too short to be told from a word", () => {
    expect(redact("an s3cre", ["s3cret/more"])).toBe("an s3cre");
  });
});

describe("a copy", () => {
  test("is made, and nothing is changed", () => {
    const given = { list: ["k-1234567"], none: null };
    const copy = redact(given, ["k-1234567"]);
    expect(copy).toEqual({ list: ["[secret]"], none: null });
    expect(given).toEqual({ list: ["k-1234567"], none: null });
  });

  test("holds own members only, and pollutes nothing", () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":"x"}}');
    expect(JSON.stringify(redact(hostile, ["k-1234567"]))).toBe('{"__proto__":{"polluted":"x"}}');
    expect({}).not.toHaveProperty("polluted");
  });

  test("ends at a depth that JSON.stringify survives", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(() => JSON.stringify(redact(deep, []))).not.toThrow();
  });
});

describe("texts of a secret input", () => {
  test("are found in its members, and numbers are texts too", () => {
    const given = ["a", { b: "c", d: [1, { e: "f" }] }, null, true, undefined];
    expect(secretTexts(given)).toEqual(["a", "c", "1", "f"]);
  });

  test("end at a depth that hostile inputs cannot pass", () => {
    let deep: unknown = "x";
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(secretTexts(deep)).toEqual([]);
  });

  test("are replaced, whatever stands around them", () => {
    const words = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 8 }), words, words, (key, a, b) => {
        const secret = key.trim();
        fc.pre(secret.length > 7 && !"[secret]".includes(secret.toLowerCase()));
        const text = redact(a + secret + b, [secret]);
        expect(text.replaceAll("[secret]", "\n")).not.toContain(secret);
      }),
    );
  });
});

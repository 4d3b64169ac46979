import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redact } from "./redact.ts";
import { amend, ToolError } from "./tool-error.ts";

describe("ToolError", () => {
  test("is an Error with a name and what is known", () => {
    const error = new ToolError("not_found", "No such thing.", {
      status: 404,
      requestId: undefined,
    });
    expect(error).toBeInstanceOf(Error);
    expect(error.stack).toMatch(/^ToolError: No such thing\./);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "ToolError",
      code: "not_found",
      message: "No such thing.",
      status: 404,
    });
    expect(Object.keys(error)).toEqual(["code", "status"]);
  });

  test("can be told more later", () => {
    const error = amend(new ToolError("network", "x", { cause: { code: "ECONNRESET" } }), {
      attempts: 2,
    });
    expect(error).toMatchObject({ code: "network", attempts: 2, cause: { code: "ECONNRESET" } });
    expect(JSON.stringify(error)).not.toContain("ECONNRESET");
    expect(inspect(error)).toContain("ECONNRESET");
  });
});

describe("redact", () => {
  test("replaces a secret in every form, in values and in names", () => {
    const secret = 's3cr&t "x"/ü y~(!';
    const body = {
      plain: `key ${secret}!`,
      header: `Bearer ${secret}`,
      url: `?key=${encodeURIComponent(secret)}`,
      form: new URLSearchParams({ key: secret }).toString(),
      text: JSON.stringify({ secret }),
      list: [secret],
      [`name ${secret}`]: 1,
    };
    const shown = JSON.stringify(redact(body, [` ${secret}\n`]));
    expect(shown).not.toMatch(/s3cr/);
    expect(shown.match(/\[secret]/g)?.length).toBe(7);
  });

  test("leaves no secret in any text", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8 }),
        fc.string(),
        fc.string(),
        (secret, before, after) => {
          fc.pre(secret.trim().length > 7 && !"[secret]".includes(secret.trim()));
          const text = redact(before + secret + after, [secret]);
          expect(text.replaceAll("[secret]", "\n")).not.toContain(secret.trim());
        },
      ),
    );
  });

  test("keeps text readable when a credential is a plain word", () => {
    expect(redact({ a: "the latest 'test' of a test", b: "test" }, ["test"])).toEqual({
      a: "the latest '[secret]' of a [secret]",
      b: "[secret]",
    });
    for (const short of ["a b", "$", ".*", "(", "a-b", "\\"]) {
      expect(redact(`it was ${short}`, [short])).toBe("it was [secret]");
    }
  });

  test("finds the beginning of a secret where a long body was cut", () => {
    const body = `${"z".repeat(65_000)}s3cr3t-t0k`;
    expect(redact(body, ["s3cr3t-t0ken-1"])).toBe(`${"z".repeat(65_000)}[secret]`);
  });

  test("ends at a depth that JSON.stringify survives", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(() => JSON.stringify(redact(deep, []))).not.toThrow();
  });
});

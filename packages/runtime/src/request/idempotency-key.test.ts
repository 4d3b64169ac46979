import { expect, test } from "vitest";
import { idempotencyKey } from "./idempotency-key.ts";

const header = idempotencyKey("Idempotency-Key");

test("is a random one for each call", () => {
  const { "Idempotency-Key": key } = header({});
  expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(header({})["Idempotency-Key"]).not.toBe(key);
});

test("is the context's own", () => {
  expect(header({ idempotencyKey: " order-7 " })).toEqual({ "Idempotency-Key": "order-7" });
});

test.each(["", " ", "a\nb", "€"])("that is %j is refused", (key) => {
  expect(() => header({ idempotencyKey: key })).toThrow(
    expect.objectContaining({ code: "invalid_input", input: "idempotencyKey" }),
  );
});

import { expect, test } from "vitest";
import { base64, base64url, extracted, mapped, prefixed } from "./sent-values.ts";

test("a key is sent as what stands for it, and nothing else is found in a table", () => {
  const table = { newest: "created_desc", 2: ["two"], true: 1 };
  expect(mapped("newest", table)).toBe("created_desc");
  expect(mapped(2, table)).toEqual(["two"]);
  expect(mapped(true, table)).toBe(1);
  for (const key of [undefined, false, "created_desc", "__proto__", "toString", "constructor"]) {
    expect(mapped(key, table)).toBeUndefined();
  }
});

test("of a list each item is replaced, and one without a value goes", () => {
  const table: Readonly<Record<string, string>> = { red: "r", green: "g" };
  expect(mapped(["red", "none", "green"], table)).toEqual(["r", "g"]);
  expect(mapped(["none"], table)).toBeUndefined();
});

test("a prefix is put before a text once", () => {
  expect(prefixed("123", "whatsapp:")).toBe("whatsapp:123");
  expect(prefixed("whatsapp:123", "whatsapp:")).toBe("whatsapp:123");
  expect(prefixed(undefined, "whatsapp:")).toBeUndefined();
});

test("base64 is that of UTF-8, of any length", () => {
  for (const text of ["", "a", "Zoë 漢字 😀?>~", "x".repeat(300_000)]) {
    const bytes = Buffer.from(text);
    expect(base64(text)).toBe(bytes.toString("base64"));
    expect(base64url(text)).toBe(bytes.toString("base64url"));
  }
  expect(base64(undefined)).toBeUndefined();
  expect(base64url(undefined)).toBeUndefined();
});

test("of a text the first group is sent, and the whole text where nothing matches", () => {
  const pattern = "/d/([\\w-]{4,})";
  expect(extracted("https://docs.test/d/ab-12/edit", pattern)).toBe("ab-12");
  expect(extracted("ab-12", pattern)).toBe("ab-12");
  expect(extracted("", "(a)?")).toBe("");
  expect(extracted(undefined, pattern)).toBeUndefined();
});

import { describe, expect, test } from "vitest";
import { cpuMs } from "../cpu-time.fixture.ts";
import { baseAddress } from "./base-address.ts";

describe("baseAddress", () => {
  test("is the provider's address unless the host gives one", () => {
    expect(baseAddress({}, "https://api.example.com")).toBe("https://api.example.com");
    expect(baseAddress({ baseUrl: "http://[::1]:8080/proxy/" }, "x")).toBe(
      "http://[::1]:8080/proxy",
    );
  });

  test("takes linear time for slashes", () => {
    const hostile = `http://a${"/".repeat(2 ** 20)}b`;
    const started = process.cpuUsage();
    expect(baseAddress({ baseUrl: hostile }, "x")).toBe(hostile);
    expect(baseAddress({ baseUrl: `${hostile}${"/".repeat(2 ** 20)}` }, "x")).toBe(hostile);
    expect(cpuMs(started)).toBeLessThan(2_000);
  });

  test.each([
    "",
    "x",
    "ftp://x",
    "http://",
    "http://a?b",
    "http://a#b",
    "http://u:p@a",
    "http://a b",
    "http://a:99999",
    "http://a\\b",
    "//a",
    "javascript:alert(1)",
    "http://a/b c",
  ])("refuses %j", (baseUrl) => {
    expect(() => baseAddress({ baseUrl }, "x")).toThrow(
      expect.objectContaining({
        code: "blocked_address",
        input: "baseUrl",
        message: "baseUrl must be an http(s) address.",
      }),
    );
  });
});

import { describe, expect, test } from "vitest";
import type { Operation, Policy } from "../../../language/ir/types.ts";
import { searchNotes } from "../fixture/search-notes.fixture.ts";
import { provider } from "../provider.fixture.ts";
import { policyViews } from "./policies.ts";
import { repetitionView } from "./repetition.ts";

function withPolicies(...policies: readonly Policy[]) {
  const operations = policies.map((policy, at) => ({ ...searchNotes, id: `demo_${at}`, policy }));
  return { ...provider, operations };
}

/** One line of the policies, as text. */
function line(option: string, ...policies: readonly Policy[]) {
  const view = policyViews(withPolicies(...policies)).find((each) => each.option === option);
  const exceptions = view?.exceptions.map(
    ({ value, operations }) => `${value}: ${operations.map(({ id }) => id).join(" ")}`,
  );
  return [view?.value, ...(exceptions ?? [])].join("; ");
}

describe("a policy", () => {
  test("is the runtime's where the manifest says nothing", () => {
    expect(line("timeoutMs", {}, {})).toBe("30,000");
    expect(line("maxBytes", {})).toBe("33,554,432");
    expect(line("resetHeaders", {})).toBe("none");
  });

  test("is the manifest's, be it zero", () => {
    expect(line("maxRetries", { maxRetries: 0 })).toBe("0");
    expect(line("resetHeaders", { resetHeaders: ["x-a", "x-b"] })).toBe("x-a, x-b");
  });

  test("names the operations that differ from most", () => {
    const long = { deadlineMs: 300_000 };
    expect(line("deadlineMs", long, {}, {})).toBe("120,000; 300,000: demo_0");
    expect(line("deadlineMs", long, {}, long, { deadlineMs: 1_000 })).toBe(
      "300,000; 120,000: demo_1; 1,000: demo_3",
    );
  });

  test("does not differ where it says what counts anyway", () => {
    expect(line("maxRetries", { maxRetries: 2 }, {})).toBe("2");
  });

  test("is a key that the context gives in a header that the manifest names", () => {
    expect(line("idempotencyKey", {}, { idempotencyHeader: "X-Key" })).toBe("none; X-Key: demo_1");
  });
});

describe("repetition", () => {
  const key = { idempotencyHeader: "Idempotency-Key" };

  test.each<[Operation["effect"], Operation["method"], Policy, "safe" | "refused"]>([
    ["read", "GET", {}, "safe"],
    ["read", "HEAD", {}, "safe"],
    ["read", "PUT", {}, "safe"],
    ["read", "POST", {}, "refused"],
    ["write", "GET", {}, "refused"],
    ["write", "PUT", {}, "safe"],
    ["write", "DELETE", {}, "safe"],
    ["write", "POST", {}, "refused"],
    ["write", "PATCH", {}, "refused"],
    ["write", "POST", key, "safe"],
    ["cost", "GET", {}, "refused"],
    ["cost", "PUT", {}, "refused"],
    ["cost", "POST", key, "refused"],
  ])("of %s by %s with %j is %s", (effect, method, policy, expected) => {
    const operations = [{ ...searchNotes, effect, method, policy }];
    const { safe, refused } = repetitionView({ ...provider, operations });
    expect({ safe: safe.length, refused: refused.length }).toEqual({
      safe: Number(expected === "safe"),
      refused: Number(expected === "refused"),
    });
  });
});

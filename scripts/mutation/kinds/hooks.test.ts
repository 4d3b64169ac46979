import { expect, test } from "vitest";
import { hookEdits } from "./hooks.ts";

const at = ["operations", "a", "hooks"];

test("each hook goes, a signature with its headers, and the last with all", () => {
  const [request, sign] = ["./a.ts#request", "./a.ts#sign"];
  const adds = ["x-a", "x-b"];
  expect(hookEdits(at, undefined)).toEqual([]);
  expect(hookEdits(at, { request })).toEqual([{ kind: "remove", path: at }]);
  expect(hookEdits(at, { sign, adds: ["x-a"] })).toEqual([{ kind: "remove", path: at }]);
  expect(hookEdits(at, { request, sign, adds })).toEqual([
    { kind: "set", path: at, value: { sign, adds } },
    { kind: "set", path: at, value: { request } },
    { kind: "remove", path: [...at, "adds", 0] },
    { kind: "remove", path: [...at, "adds", 1] },
  ]);
});

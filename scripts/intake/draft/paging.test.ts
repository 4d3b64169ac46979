import { expect, test } from "vitest";
import type { VendorOperation } from "../model.ts";
import { pagingRemarks } from "./paging.ts";

function remarks(method: string, wire: string): readonly string[] {
  const operation = { method } as VendorOperation; // nothing else of it is read
  return pagingRemarks(operation, [{ name: "next", wire }]).map(({ text }) => text);
}

test.each(["starting_after", "page_token", "pageToken", "cursor"])("%s is marked", (name) => {
  expect(remarks("GET", name)).toEqual([expect.stringContaining("`page` with `send: next`")]);
});

test("nothing else is", () => {
  expect(remarks("GET", "query")).toEqual([]);
  expect(remarks("POST", "cursor")).toEqual([]);
  expect(remarks("GET", "constructor")).toEqual([]);
});

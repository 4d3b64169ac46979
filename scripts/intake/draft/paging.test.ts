import { expect, test } from "vitest";
import { pagingRemarks } from "./paging.ts";

function remarks(method: "GET" | "POST", wire: string): readonly string[] {
  return pagingRemarks({ method, replies: [] }, [{ name: "next", wire }]).map(({ text }) => text);
}

test.each(["starting_after", "page_token", "pageToken", "cursor"])("%s is marked", (name) => {
  expect(remarks("GET", name)).toEqual([expect.stringContaining("`page` with `send: next`")]);
});

test("nothing else is", () => {
  expect(remarks("GET", "query")).toEqual([]);
  expect(remarks("POST", "cursor")).toEqual([]);
  expect(remarks("GET", "constructor")).toEqual([]);
});

test.each([
  [200, 1],
  [404, 0],
])("a Link header of a reply with status %i is marked %i times", (status, times) => {
  const reply = { status, description: "", schema: null, mediaTypes: [], hasLinks: true } as const;
  const found = pagingRemarks({ method: "GET", replies: [reply] }, []);
  expect(found.map(({ member, text }) => [member, text.includes("links.next.url")])).toEqual(
    Array.from({ length: times }, () => [["reply"], true]),
  );
});

import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { type SearchEntry, searchOptions } from "../../data/search-options.ts";
import { finderOf } from "./find.ts";

const block: SearchEntry = {
  id: "changes",
  name: "Change feed",
  key: "changes",
  request: "",
  inputs: "",
  outputs: "",
  text: "Follows a ledger.",
};
const operation: SearchEntry = {
  ...block,
  id: "changes/changes_list",
  name: "List entries",
  key: "changes_list",
  request: "GET /v1/pages",
  inputs: "themeId",
  outputs: "nextCursor",
};
const index = new MiniSearch<SearchEntry>(searchOptions);
index.addAll([block, operation]);
const find = finderOf(JSON.parse(JSON.stringify(index)));

test.each([
  ["entries", null],
  ["changes_list", null],
  ["pages", "path: pages"],
  ["theme", "input: theme"],
  ["cursor", "output: cursor"],
])("%s finds the operation, and says where: %s", (words, matched) => {
  expect(find(words)).toContainEqual({
    kind: "Operation",
    name: "List entries",
    key: "changes/changes_list",
    href: "#/~changes/changes_list",
    matched,
  });
});

test("a block is found as well", () => {
  expect(find("feed")).toMatchObject([{ kind: "Block", href: "#/~changes", matched: null }]);
});

import { describe, expect, test } from "vitest";
import type { Json } from "../ir/types.ts";
import { type Edit, remove, rename, set } from "./edit.ts";
import { judge } from "./judge.ts";
import { mutantOf, unchanged } from "./mutant.ts";
import { originalOf, originals } from "./original.ts";
import { replyMutants } from "./reply-mutants.ts";

/** Puts one change to the test. */
function judged(provider: string, edit: Edit) {
  // A manifest is JSON; its interfaces only have no index.
  const manifest = originalOf(provider).manifest as unknown as Json;
  return judge(mutantOf(manifest, provider, "package", edit));
}

const operation = (id: string, ...path: readonly (string | number)[]) => [
  "operations",
  id,
  ...path,
];

describe("the suite names the operation and the parameter", () => {
  test.each<[string, string, Edit, string]>([
    [
      "a query name without its sign",
      "directory",
      set(operation("directory_list_users", "params", "top", "to"), "query.top"),
      "directory_list_users .*top",
    ],
    [
      "a default that is not sent",
      "directory",
      remove(operation("directory_create_user", "params", "accountEnabled", "sendDefault")),
      "directory_create_user .*accountEnabled",
    ],
    [
      "a list that is sent as text",
      "docgen",
      set(operation("docgen_generate", "params", "folderIds", "convert"), "csv-text"),
      "docgen_generate .*folderIds",
    ],
    [
      "a limit that is off by one",
      "books",
      set(operation("books_search_volumes", "params", "maxResults", "maximum"), 41),
      "books_search_volumes .*maxResults",
    ],
    [
      "a count of something else",
      "directory",
      set(operation("directory_list_users", "output", "metadata.count"), {
        from: ['body["@odata.count"]'],
        type: "number",
        optional: true,
        description: "Number of users.",
      }),
      "directory_list_users .*metadata.count",
    ],
    [
      "an output of another name",
      "books",
      rename(operation("books_get_volume", "output", "metadata.id"), "metadata.key"),
      "books_get_volume .*metadata",
    ],
    [
      "a credential in another place",
      "persondata",
      set(["auth", 0, "send"], "query:api_key"),
      "persondata_.*apiKey",
    ],
  ])("%s", async (_, provider, edit, words) => {
    expect(await judged(provider, edit)).toEqual({
      kind: "killed",
      by: expect.stringMatching(new RegExp(words)),
    });
  });
});

test.each([...originals().keys()])("%s as it is passes the suite", async (provider) => {
  const manifest = originalOf(provider).manifest as unknown as Json;
  expect(await judge(unchanged(manifest, provider))).toEqual({ kind: "survived" });
});

test("what no test looks at survives", async () => {
  const edit = set(operation("books_get_volume", "description"), "Fetches something.");
  expect(await judged("books", edit)).toEqual({ kind: "survived" });
});

test("what the checker of manifests refuses is put to no test", async () => {
  const edit = set(operation("books_get_volume", "output", "data", "from", 0), "body.absent");
  expect(await judged("books", edit)).toEqual({ kind: "refused" });
});

test("pages and jobs that go another way are seen", async () => {
  const page = operation("docgen_list_themes", "page", "more");
  expect(await judged("docgen", remove(page))).toMatchObject({ kind: "killed" });
  const until = ["jobs", "generation", "until", "output.status"];
  expect(await judged("docgen", set(until, "ready"))).toMatchObject({ kind: "killed" });
});

test("another word of the server is seen", async () => {
  const { manifest } = originalOf("books");
  const mutant = replyMutants(manifest).find(({ id }) => id.includes(".reply.body.items removed"));
  expect(mutant && (await judge(mutant))).toMatchObject({ kind: "killed" });
});

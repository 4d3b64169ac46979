import { expect, test } from "vitest";
import { type Edit, remove, set } from "./edit.ts";
import { judge } from "./judge.ts";
import { mutantOf, unchanged } from "./mutant.ts";
import { originalOf, providerNames } from "./original.ts";
import { replyMutants } from "./reply-mutants.ts";

/** Puts one change to the test. */
function judged(provider: string, edit: Edit) {
  return judge(mutantOf(originalOf(provider).written, provider, "package", edit));
}

const operation = (id: string, ...path: readonly (string | number)[]) => [
  "operations",
  id,
  ...path,
];

test.each(providerNames())("%s as it is passes the suite", async (provider) => {
  expect(await judge(unchanged(originalOf(provider).written, provider))).toEqual({
    kind: "survived",
  });
});

test("what no test looks at survives", async () => {
  const edit = set(["limits", "maxBytes"], 99_000_000);
  expect(await judged("books", edit)).toEqual({ kind: "survived" });
});

test("what the checker of manifests refuses is put to no test", async () => {
  const edit = set(operation("books_get_volume", "output", "data", "from", 0), "body.absent");
  expect(await judged("books", edit)).toEqual({ kind: "refused" });
});

test("pages and jobs that go another way are seen", async () => {
  const page = operation("docgen_list_themes", "page", "until");
  expect(await judged("docgen", remove(page))).toMatchObject({ kind: "killed" });
  const until = ["jobs", "generation", "until", "output.status"];
  expect(await judged("docgen", set(until, "ready"))).toMatchObject({ kind: "killed" });
});

test("another word of the server is seen", async () => {
  const { manifest } = originalOf("books");
  const mutant = replyMutants(manifest).find(({ id }) => id.includes(".reply.body.items removed"));
  expect(mutant && (await judge(mutant))).toMatchObject({ kind: "killed" });
});

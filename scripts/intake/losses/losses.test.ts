import { join } from "node:path";
import { expect, test } from "vitest";
import { documents, draftedOf } from "./drafted.fixture.ts";
import { lossesOf } from "./losses.ts";

// `vitest -u` rewrites what is lost of each document; review the difference like code: a line that
// is new is something that drafts say no more.
test("what drafts of vendors' documents leave out is known", async () => {
  const parts = documents.map((name) => {
    const { document, provider, drafted } = draftedOf(name);
    const lines = lossesOf(document, provider, drafted).map(
      ({ operation, kind, detail }) => `  ${kind}: ${detail} (${operation})`,
    );
    return [name, ...(lines.length > 0 ? lines : ["  nothing"])].join("\n");
  });
  const golden = join(import.meta.dirname, "../testdata/vendors/losses.txt");
  await expect(`${parts.join("\n\n")}\n`).toMatchFileSnapshot(golden);
});

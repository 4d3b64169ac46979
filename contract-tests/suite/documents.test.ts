import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { test } from "vitest";
import { contractOf } from "../contract/read.ts";
import { documentFailures } from "../documents/failures.ts";
import type { OpenApiDocument } from "../documents/openapi.ts";
import { failWith } from "../report/meta.ts";
import { chosenProviders } from "../settings/environment.ts";
import { blockDocument } from "../documents/block-document.ts";
import { documentOf, shownSpec } from "../contract/manifests.ts";

test.each(chosenProviders())("the documents of %s say what its manifest says", (provider) => {
  // Emitted as such; what is missing shows as a difference.
  const openapi = load(readFileSync(documentOf(provider), "utf8")) as OpenApiDocument;
  const documents = { block: blockDocument(provider), openapi };
  const failures = documentFailures(contractOf(provider), documents);
  if (failures.length === 0) return;
  const lines = failures.map(({ message }) => message);
  failWith([...lines, `npx blockwright generate makes both of ${shownSpec(provider)}.`]);
});

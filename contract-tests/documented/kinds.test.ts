import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { newFolder } from "../../tests/kit/folder.ts";
import { readContract } from "../contract/read.ts";
import type { WrittenManifest } from "../contract/written-types.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { expectedRequest } from "../oracle/request.ts";
import { blamesOf, refusalOf } from "../oracle/verdict/verdict.ts";
import { documentedCases } from "./cases.ts";
import { disagreements } from "./disagreements.ts";
import { documentedProviders } from "./read.ts";

const kinds = new URL("kinds/", import.meta.url);

/** Each file has a manifest, what is documented of its provider, and of its operations by id. */
function kindOf(file: string) {
  const [manifest = "", provider = "", operations = ""] = readFileSync(
    new URL(file, kinds),
    "utf8",
  ).split("---\n");
  const own = Object.entries<unknown>(parse(operations)).map(([id, each]) => [
    `kinds/${id}.yaml`,
    JSON.stringify(each),
  ]);
  const folder = newFolder({ "kinds/provider.yaml": provider, ...Object.fromEntries(own) });
  const [documented] = documentedProviders(folder);
  if (!documented) throw new Error(`${file} documents nothing`);
  const path = "specs/kinds.yaml";
  const written: WrittenManifest = parse(manifest);
  return {
    documented,
    manifest: { manifest: written, path },
    contract: readContract(written, path),
  };
}

// The manifests are right, and so is their documentation: each kind is one that travels in a way of its own.
test.each(readdirSync(kinds))("%s", (file) => {
  const { documented, manifest, contract } = kindOf(file);
  expect(disagreements(documented, manifest)).toEqual([]);
  const cases = documentedCases(documented, undefined, () => contract);
  for (const { id, operation: name, inputs, expected } of cases) {
    const operation = contract.operations.find((each) => each.id === name);
    if (!operation) throw new Error(`the manifest has no ${name}`);
    const refused = refusalOf(blamesOf({ contract, operation, inputs }));
    if (expected.kind === "refused") {
      expect([id, refused]).toEqual([id, expected]);
    } else {
      expect([id, refused]).toEqual([id, null]);
      const { request } = expectedRequest(contract, operation, inputs);
      expect([id, expected.request]).toEqual([id, request]);
      const outcome = expectedOutcome(operation, inputs, expected.reply);
      expect([id, outcome]).toEqual([id, expected.outcome]);
    }
  }
});

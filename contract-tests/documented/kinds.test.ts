import { expect, test } from "vitest";
import type { WrittenManifest } from "../contract/written-types.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import { expectedRequest } from "../oracle/request.ts";
import { blamesOf, refusalOf } from "../oracle/verdict/verdict.ts";
import { documentedCases } from "./cases.ts";
import { disagreements } from "./disagreements.ts";
import { comparedWords, type Kind, keywords } from "./keywords.ts";
import { kindOf, kinds } from "./kinds.fixture.ts";

// The manifests are right, and so is their documentation: each kind is one that travels in a way of its own.
test.each(kinds)("%s", (file) => {
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

const compared = new Set(
  (Object.keys(keywords) as Kind[]).flatMap((kind) => comparedWords(kind)), // the keys of a table
);

/** A manifest without each of its members that has the name of a compared word; examples are no facts. */
function without(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const own = [...path, name];
    if (name === "examples") return [];
    // Only of choices the name is no title.
    const isChoice = name !== "name" || path.at(-1) === "members";
    // What rules ask is shown by calls.
    const isFact =
      compared.has(name) && isChoice && !path.includes("rules") && own.join() !== "headers";
    return [...(isFact ? [own] : []), ...without(each, own)];
  });
}

function removed(value: unknown, [name = "", ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((each, at) => (String(at) === name ? removed(each, rest) : each));
  }
  const { [name]: member, ...others } = Object(value);
  return rest.length > 0 ? { ...Object(value), [name]: removed(member, rest) } : others;
}

test.each(kinds)("%s: each compared word that a manifest lacks is missed", (file) => {
  const { documented, manifest } = kindOf(file);
  const unseen = without(manifest.manifest).filter((path) => {
    const other = removed(manifest.manifest, path);
    try {
      const found = disagreements(documented, { ...manifest, manifest: other as WrittenManifest }); // but for the word
      return found.length === 0;
    } catch {
      return false; // a word that is required
    }
  });
  expect(unseen.map((path) => path.join("."))).toEqual([]);
});

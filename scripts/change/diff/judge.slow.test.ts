import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { apiDiff } from "api-smart-diff";
import { dump, load } from "js-yaml";
import { expect, test } from "vitest";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { project } from "../../emit/project.fixture.ts";
import { openApiDocument } from "../../emit/targets/openapi/document.ts";
import { compareContract } from "./compare.ts";
import { plantedIn } from "./judge.fixture.ts";
import { readContract } from "../../language/read-contract.ts";

// A library that knows nothing of manifests compares the OpenAPI documents. It takes the side of those
// who call the provider; a package stands between it and its callers, and reads its replies.
const root = join(import.meta.dirname, "../../..");

/** What the library calls breaking and is not, by code, and by word where only that is none. */
const NO_BREAK: ReadonlySet<string> = new Set([
  // Callers name the operation; the package knows how and where it is sent.
  "operation-sending request",
  // Nothing else is sent: the provider's default was only documented.
  "input-texts default",
  // Values that do not fit another input are warned of, not refused.
  "input-sending rules",
  // Every value that was accepted still is, and so are others.
  "input-loosened enum",
  // Callers get values that they reckoned with before.
  "reply-narrowed",
  "reply-limited",
]);

function contractOf(id: string, manifest: JsonSchema) {
  // Quicker to read than JSON: like the text of a person, it is plain YAML.
  const text = dump(manifest, { lineWidth: -1, noRefs: true });
  const file = { path: `specs/${id}.yaml`, text };
  return readContract({ name: id, file, folder: join(root, "specs") });
}

function judged(id: string) {
  // The committed manifests are objects; the compiler cannot know.
  const manifest = load(readFileSync(join(root, `specs/${id}.yaml`), "utf8")) as JsonSchema;
  const base = contractOf(id, manifest);
  const before = openApiDocument(base.provider, project);
  return [...plantedIn(manifest)].map(({ name, manifest: changed }) => {
    const head = contractOf(id, changed);
    const after = openApiDocument(head.provider, project);
    const theirs = apiDiff(beside(before, after), beside(after, before)).filter(
      ({ type }) => type === "breaking",
    );
    return { name, isBreaking: theirs.length > 0, ours: compareContract(base, head) };
  });
}

/**
 * A document without the components that another one has, too, which the library reads at every
 * reference. It is a copy: the library writes into what it reads.
 */
function beside(document: JsonSchema, other: JsonSchema): JsonSchema {
  const components = differing(document["components"], other["components"], 2);
  return structuredClone({ ...document, components });
}

/** Members, and down to a depth members of members, that are not the same in another object. */
function differing(value: Json = {}, other: Json = {}, depth: number): Json {
  if (depth === 0) return value;
  const others = new Map(Object.entries<Json>(Object(other)));
  const members = Object.entries<Json>(Object(value)).filter(
    ([key, member]) => !isDeepStrictEqual(member, others.get(key)),
  );
  return Object.fromEntries(
    members.map(([key, member]) => [key, differing(member, others.get(key), depth - 1)]),
  );
}

const providers = ["books", "crm", "directory", "docgen", "persondata"];

test.each(providers)("%s: what breaks the OpenAPI document is called breaking", (id) => {
  const changes = judged(id);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const missed = breaking.filter(
    ({ ours }) =>
      !ours.some(({ severity }) => severity === "breaking") &&
      !(
        ours.length > 0 &&
        ours.every(({ code, word }) => NO_BREAK.has(code) || NO_BREAK.has(`${code} ${word}`))
      ),
  );
  expect(
    missed.map(({ name, ours }) => [name, ...ours.map(({ code, word }) => `${code} ${word}`)]),
  ).toEqual([]);
  // Else nothing was asked.
  expect(changes.length).toBeGreaterThan(20);
  expect(breaking.length).toBeGreaterThan(8);
});

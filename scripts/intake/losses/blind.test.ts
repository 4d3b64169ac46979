import { expect, test } from "vitest";
import { objectOf } from "../data.ts";
import { resolver } from "../read/pointer.ts";
import { type DraftedDocument, documents, draftedOf } from "./drafted.fixture.ts";
import { lossesOf } from "./losses.ts";
import { type Mutant, mutantsOf } from "./mutants.fixture.ts";

/** What drafts say, and nobody misses or a remark tells as well. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  // Of what contradicts itself no type is known.
  "vendors/contradictions.yaml": ["type: demo_rides kind", "reply: type: Kind"],
  // Of a list that is given as one text no default is known.
  "vendors/items-of-lists.yaml": ["default: demo_find_orders states"],
  // What is only written is in no reply.
  "vendors/read-only-members.yaml": [
    "reply: required: Dog secret",
    "reply: member: Dog.secret",
    "reply: type: Dog.secret",
  ],
  // A person decides whether calls need it.
  "vendors/unasked-credential.yaml": ["credential: apiKey"],
};

const drafts = new Map(documents.map((name) => [name, draftedOf(name)]));

/** A draft of a document without each thing that the vendor says of it. */
function mutants({ document, provider, drafted }: DraftedDocument): readonly Mutant[] {
  const resolve = resolver(document);
  const pointers = new Map(drafted.operations.map(({ id, pointer }) => [id, pointer]));
  return mutantsOf(provider, ({ id }, status) => {
    const responses = objectOf(resolve(pointers.get(id) ?? "")?.["responses"]);
    return Object.hasOwn(responses, String(status));
  });
}

test.each([...drafts])("what is taken from a draft of %s is missed", (name, draft) => {
  const { document, provider, drafted } = draft;
  const textsOf = (changed: typeof provider) =>
    lossesOf(document, changed, drafted).map((loss) => JSON.stringify(loss));
  const before = new Set(textsOf(provider));
  const unseen = mutants(draft).filter((mutant) =>
    textsOf(mutant.provider).every((text) => before.has(text)),
  );
  expect(unseen.map(({ kind, at }) => `${kind}: ${at}`)).toEqual(TOLD[name] ?? []);
});

test("each kind of thing is taken away", () => {
  const kinds = new Set([...drafts.values()].flatMap(mutants).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toMatchInlineSnapshot(`
    [
      "body member",
      "credential",
      "default",
      "errorReplies",
      "errorReplies body",
      "headers",
      "limit enum",
      "limit exclusiveMaximum",
      "limit exclusiveMinimum",
      "limit format",
      "limit maxItems",
      "limit maxLength",
      "limit maximum",
      "limit mediaTypes",
      "limit minItems",
      "limit minLength",
      "limit minimum",
      "limit multipleOf",
      "limit pattern",
      "list",
      "lists of a form",
      "media type",
      "parameter",
      "query",
      "replies",
      "replies body",
      "reply: $ref",
      "reply: additionalProperties",
      "reply: format",
      "reply: items",
      "reply: member",
      "reply: part of anyOf",
      "reply: required",
      "reply: type",
      "reply: values",
      "required",
      "type",
    ]
  `);
});

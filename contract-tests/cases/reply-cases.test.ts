import { describe, expect, test } from "vitest";
import { contractOf, providers } from "../contract/read.ts";
import { contractReplying, replyGaps, replyShows } from "./replies.fixture.ts";
import { replyCases } from "./reply-cases.ts";

const operations = providers.flatMap((provider) => {
  const contract = contractOf(provider);
  return contract.operations.map((operation) => ({ id: operation.id, contract, operation }));
});

describe.each(operations)("replies of $id", ({ contract, operation }) => {
  const { cases, coverageItems, gaps } = replyCases(contract, operation);

  test("are covered, each coverage item by a case", () => {
    expect(gaps).toEqual([]);
    const covered = new Set(cases.flatMap(({ covers }) => covers));
    expect([...covered].toSorted()).toEqual(coverageItems.map(({ id }) => id).toSorted());
  });

  test("make cases of their own", () => {
    const ids = cases.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("what cannot be derived is a gap with its reason:", () => {
  test("a schema that no value is known for", () => {
    const schemas =
      "{ Page: { type: object, properties: { total: { type: string, pattern: '^x' } } } }";
    expect(replyGaps(`schemas: ${schemas}`)).toMatchInlineSnapshot(`
      {
        "output/total/absent": "no reply can be made: schemas.Page: the value at /total must match pattern "^x": give that part of the schema an \`examples\` list",
        "output/total/body.total/null": "no reply can be made: schemas.Page: the value at /total must match pattern "^x": give that part of the schema an \`examples\` list",
        "output/total/body.total/present": "no reply can be made: schemas.Page: the value at /total must match pattern "^x": give that part of the schema an \`examples\` list",
        "output/total/body.total/wrong type": "no reply can be made: schemas.Page: the value at /total must match pattern "^x": give that part of the schema an \`examples\` list",
        "reply/200/no JSON": "no reply can be made: schemas.Page: the value at /total must match pattern "^x": give that part of the schema an \`examples\` list",
        "reply/200/no body": "no reply can be made: schemas.Page: the value at /total must match pattern "^x": give that part of the schema an \`examples\` list",
      }
    `);
  });

  test("a code that is found nowhere, a condition that another one hides", () => {
    const conditions = "[{ status: [403], code: conflict }, { status: [403], code: forbidden }]";
    expect(
      replyGaps(`errors: { codes: { slow: rate_limited }, when: ${conditions} }`),
    ).toMatchInlineSnapshot(`
      {
        "error/codes/slow": "no reply that can be made shows it: change what the manifest says of it",
        "error/when[1]/holds": "no reply that can be made shows it: change what the manifest says of it",
      }
    `);
  });

  test("an output from nowhere", () => {
    const output = "{ out: { from: body.a, type: string, description: Out. } }";
    expect(replyGaps(`{ reply: { 204: empty }, output: ${output} }`)).toMatchInlineSnapshot(`
      {
        "output/out/body.a/empty text": "no reply that can be made shows it: change what the manifest says of it",
        "output/out/body.a/null": "no reply that can be made shows it: change what the manifest says of it",
        "output/out/body.a/present": "no reply that can be made shows it: change what the manifest says of it",
        "output/out/body.a/wrong type": "no reply that can be made shows it: change what the manifest says of it",
      }
    `);
  });
});

describe("what a hook makes of a reply", () => {
  const members = "hooks: { reply: './hooks/shop.ts#join' }";

  test("is left to the examples, one for each output", () => {
    expect(replyGaps(`{ ${members} }`)).toEqual({
      "output/total/example": "give an example of a success that has this output",
    });
  });

  test("is shown by an example", () => {
    const example =
      "{ params: { id: a1 }, reply: { status: 200, body: {} }, output: { total: 5 } }";
    expect(replyGaps(`{ ${members}, examples: { found: ${example} } }`)).toEqual({});
  });

  test("does not matter to a hook of the request", () => {
    const shown = replyShows("{ hooks: { request: './hooks/shop.ts#join' } }", "output/total");
    expect(Object.keys(shown).length).toBeGreaterThan(3);
  });
});

const head = `
    request: HEAD /items/{id}
    reply: { 200: empty }
    output: { done: { const: 1, description: Done. } }`;

test.each([
  ["replies to HEAD, which have no bodies", head],
  ["successes that say what would make errors of them", ""],
])("no coverage item that no reply can cover: %s", (_, members) => {
  const errors = `
    errors:
      message: [body.message, headers.x-message]
      code: body.name
      codes: { slow: rate_limited }
      when:
        - { match: { body.more: false }, code: conflict }
        - { match: { body.more: true, body.total: 1005 }, code: forbidden }
        - { status: [200], present: [body.name], code: not_found }
        - { status: [403], contains: { body.message: spent }, code: payment_required }
      reply: { 404: Problem }`;
  const [contract, operation] = contractReplying(members + errors);
  const { cases, gaps } = replyCases(contract, operation);
  expect(gaps).toEqual([]);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

import { expect, test } from "vitest";
import { gapsOf } from "./inputs.fixture.ts";
import { contractReplying } from "./replies.fixture.ts";
import { replyCases } from "./reply-cases.ts";

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
        conflict: { body.more: false }
        forbidden: { body.more: true, body.total: 1005 }
        not_found: { status: 200, body.name: { not: null } }
        payment_required: { status: 403, body.message: { contains: spent } }
      reply: { 404: Problem }`;
  const [contract, operation] = contractReplying(members + errors);
  const { cases } = replyCases(contract, operation);
  expect(gapsOf(contract, operation)).toEqual([]);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

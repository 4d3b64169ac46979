import { describe, expect, test } from "vitest";
import { blocksAtHand } from "../blocks.fixture.ts";
import { checkWorkflow } from "../check.ts";
import { parseWorkflow } from "../parse.ts";

const found = (text: string) => checkWorkflow(parseWorkflow(text), blocksAtHand);

const inputs = 'inputs: { operation: books_get_volume, apiKey: "{{KEY}}", volumeId: x }';

/** A block with these connections. */
const block = (id: string, targets: string) =>
  `  ${id}: { connections: { outgoing: [${targets}] }, type: books, name: n, ${inputs} }\n`;

test("of several circles, the one that a block is behind is named", () => {
  const text = `blocks:\n${block("a", "{ target: a }")}${block("b", "{ target: b }, { target: c }")}${block("c", "")}`;
  expect(found(text).at(-1)?.message).toBe(
    'The block "c" never runs: it waits for b -> b, which cannot start',
  );
});

describe("a block that refers to itself", () => {
  const referring = (id: string, targets: string, reference: string) =>
    `blocks:\n${block(id, targets).replace("volumeId: x", `volumeId: "of {{${reference}}}"`)}${block("b", `{ target: ${id} }`)}`;

  test.each([
    ["in a circle", "b", ["reference-not-before", "connection-cycle"]],
    ["with a connection to nowhere", "c2", ["connection-target-unknown", "reference-not-before"]],
  ])("%s", (_, target, codes) => {
    const text = referring("a", `{ target: ${target} }`, "a.data");
    expect(found(text).map(({ code }) => code)).toEqual(codes);
  });

  test("is not what a misspelt id is meant to be", () => {
    expect(found(referring("aaa", "", "aa.data")).map(({ message }) => message)).toEqual([
      'There is no block "aa"',
    ]);
  });
});

import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { untoldHooks } from "./hook-coverage.ts";

const spec = "contract-tests/run/testdata/notes.yaml";

/** What is not told of a signature by examples with these texts. */
function untold(...texts: readonly string[]) {
  const params = { text: { type: "string", required: true } };
  const hooks = { sign: "./hooks/signing.ts#sign", adds: ["x-signature"] };
  const examples = Object.fromEntries(
    texts.map((text) => [text, { params: { text }, reply: { status: 200, body: {} }, output: {} }]),
  );
  const schemas = { Note: { type: "object" } };
  return untoldHooks(sample({ params, hooks, examples }, { schemas }, spec).contract);
}

test("every branch needs an example", async () => {
  const place = "contract-tests/run/testdata/hooks/signing.ts#sign";
  const lines = (...found: readonly number[]) =>
    found.map(
      (line) =>
        `hook-without-example: No example runs ${place}, line ${line}; add an example that does`,
    );
  expect(await untold()).toEqual(lines(2));
  expect(await untold("tea")).toEqual(lines(5));
});

test("every header of a signature has to be named", async () => {
  expect(await untold("tea", "coffee")).toEqual([
    "hook-adds-missing: `sign` returned x-other, which `adds` does not name; add it",
  ]);
});

test("what has no hooks has nothing to tell", async () => {
  expect(await untoldHooks(sample({}, {}, spec).contract)).toEqual([]);
});

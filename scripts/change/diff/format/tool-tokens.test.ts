import { expect, test } from "vitest";
import { provider } from "../../../emit/targets/provider.fixture.ts";
import { toolTokens } from "./tool-tokens.ts";

const [operation] = provider.operations;
if (!operation) throw new Error("no operation");

/** The provider with another description of its first operation, or with fewer of them. */
function contracts(description: string, count = provider.operations.length) {
  const operations = [{ ...operation, description }, ...provider.operations.slice(1)];
  const changed = { ...provider, operations: operations.slice(0, count) };
  return new Map([[provider.id, { provider: changed as typeof provider, source: {} as never }]]); // no place is asked for
}

test("says which tools take other tokens, whatever their effect", () => {
  const [before, after] = [contracts("Searches."), contracts("Searches all notes of all people.")];
  const [tool, ...others] = toolTokens(provider.id, before, after);
  expect(others).toEqual([]);
  expect(tool).toMatchObject({ id: operation.id });
  expect(tool?.after).toBeGreaterThan(tool?.before ?? 0);
  expect(toolTokens(provider.id, before, before)).toEqual([]);
});

test("of a tool that comes there are none before, and of one that goes nothing is said", () => {
  const [none, one] = [contracts("Searches.", 0), contracts("Searches.", 1)];
  expect(toolTokens(provider.id, none, one)).toMatchObject([{ id: operation.id, before: null }]);
  expect(toolTokens(provider.id, one, none)).toEqual([]);
});

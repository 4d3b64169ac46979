import { expect, test } from "vitest";
import { documentedProviders } from "./expectations.ts";

test("a project may have nothing written down", async () => {
  expect(await documentedProviders(null)).toEqual([]);
});

test("what is written down is the default export of the module", async () => {
  const found = await documentedProviders("contract-tests/documented/expectations.fixture.ts");
  expect(found.map(({ provider }) => provider)).toEqual(["notes"]);
});

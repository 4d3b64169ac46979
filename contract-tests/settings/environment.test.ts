import { expect, test } from "vitest";
import { heldToDocumentation } from "./environment.ts";

test("a provider whose contract changed is not held to what was documented before", () => {
  const held = (changed: string | undefined) =>
    heldToDocumentation(["books", "crm"], { CONTRACT_CHANGED: changed });
  expect(held(undefined)).toEqual(["books", "crm"]);
  expect(held("")).toEqual(["books", "crm"]);
  expect(held("books,runtime")).toEqual(["crm"]);
});

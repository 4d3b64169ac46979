import { expect, test } from "vitest";
import { heldToDocumentation, walkedMembers } from "./environment.ts";

test("a provider whose contract changed is not held to what was documented before", () => {
  const held = (changed: string | undefined) =>
    heldToDocumentation(["books", "crm"], { CONTRACT_CHANGED: changed });
  expect(held(undefined)).toEqual(["books", "crm"]);
  expect(held("")).toEqual(["books", "crm"]);
  expect(held("books,runtime")).toEqual(["crm"]);
});

test("members are walked of providers and operations that are named", () => {
  const walked = (names: string | undefined, provider: string) => {
    const isChosen = walkedMembers(provider, { CONTRACT_MEMBERS: names });
    return isChosen && [["params"], ["operations", "crm_query"]].filter((path) => isChosen(path));
  };
  expect(walked(undefined, "crm")).toBeUndefined();
  expect(walked("books,crmx_query", "crm")).toBeUndefined();
  expect(walked("books,crm", "crm")).toEqual([["params"], ["operations", "crm_query"]]);
  expect(walked("crm_query", "crm")).toEqual([["operations", "crm_query"]]);
});

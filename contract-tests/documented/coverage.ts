import type { CoverageItem } from "../contract/case.ts";
import type { DocumentedExpectations, Facts } from "./types.ts";

/** What the documentation has to say of every operation: beside it, nothing else would tell a wrong manifest. */
const demanded = {
  effect: "its effect",
  page: "its pages, or null",
  job: "its job, or null",
} as const;

/** The same of every provider. */
const demandedOfProvider = {
  server: "its address, and the hosts that a caller may name",
  credentials: "its credentials",
  "limits.finalCodes": "its final codes",
  "limits.resetHeaders": "its reset headers",
} as const;

/** What has to be documented of an operation, and of its provider, which every operation has. */
export function demandedItems(provider: string, operation: string): readonly CoverageItem[] {
  const all = Object.entries({ ...demanded, ...demandedOfProvider });
  return all.map(([name, words]) => ({
    id: itemId(operation, name),
    kind: "operation",
    provider,
    operation,
    text: `its documentation says ${words}`,
  }));
}

/** Ids of those that are documented. */
export function documentedItems(
  { written, operations }: DocumentedExpectations,
  operation: string,
): readonly string[] {
  const facts = operations[operation]?.written.facts ?? {};
  return [...said(facts, demanded), ...said(written.facts, demandedOfProvider)].map((name) =>
    itemId(operation, name),
  );
}

function said(facts: Facts, names: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(names).filter((name) => {
    const [member = "", inner] = name.split(".");
    const value = facts[member];
    return inner === undefined ? value !== undefined : Object.hasOwn(Object(value), inner);
  });
}

function itemId(operation: string, name: string): string {
  return `${operation}/operation/documented/${name}`;
}

import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Contract } from "../../language/contract.ts";
import { readContracts } from "../../language/read-contract.ts";
import type { Operation, Provider } from "../../language/ir/types.ts";
import { readSpecs } from "../../language/specs.ts";
import { project } from "../../emit/project.fixture.ts";
import { anyProvider } from "../../emit/targets/arbitrary-provider.fixture.ts";
import { openApiDocument } from "../../emit/targets/openapi/document.ts";
import { vendorOf } from "../read/vendor.ts";
import { drift } from "./compare.ts";

const root = join(import.meta.dirname, "../../..");

function findingsOf(contract: Contract): readonly string[] {
  const document = openApiDocument(contract.provider, project);
  const { findings, others } = drift(contract, vendorOf("openapi.yaml", document));
  return [
    ...findings.map(({ code, message }) => `${code}: ${message}`),
    ...others.map(({ path }) => `not in the manifest: ${path}`),
  ];
}

const folders = ["specs", "examples/providers/specs", "examples/recipes/specs"];

/** Without what a document says of several operations together, or not at all: names that only a call knows. */
function described(contract: Contract): Contract {
  const { provider } = contract;
  const isDescribed = ({ label, graphql, encode, parameters }: Operation) =>
    label === undefined &&
    graphql === undefined &&
    !(encode?.kind === "form" && parameters.some(({ type }) => type === "json"));
  return {
    ...contract,
    provider: { ...provider, operations: provider.operations.filter(isDescribed) },
  };
}

describe.each(
  folders.flatMap((folder) => [
    ...readContracts(readSpecs(root, join(root, folder)).specs).contracts,
  ]),
)("%s", (_, contract) => {
  test("has not drifted from the document that is emitted from it", () => {
    expect(findingsOf(described(contract))).toEqual([]);
  });
});

/** Places do not matter here, and what is made by chance has none. */
function contractOf(provider: Provider): Contract {
  const file = { path: "any.yaml", text: "" };
  const nowhere = () => ({ file, start: 0, end: 0 });
  return { provider, source: { file, keyAt: nowhere, valueAt: nowhere } };
}

test("no provider has drifted from the document that is emitted from it", () => {
  fc.assert(
    fc.property(anyProvider, (provider) => {
      expect(findingsOf(contractOf(provider))).toEqual([]);
    }),
  );
});

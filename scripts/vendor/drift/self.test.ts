import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContracts } from "../../diff/read.ts";
import { readSpecs } from "../../pipeline/specs.ts";
import { readProject } from "../../project.ts";
import { openApiDocument } from "../../targets/openapi/document.ts";
import { vendorOf } from "../read/vendor.ts";
import { drift } from "./compare.ts";

const root = join(import.meta.dirname, "../../..");

describe.each([
  ...readContracts(readSpecs(root, join(root, "specs")).specs),
])("%s", (_, contract) => {
  test("has not drifted from the document that is emitted from it", () => {
    const document = openApiDocument(contract.provider, readProject(root));
    const { findings, others } = drift(contract, vendorOf("openapi.yaml", document));
    expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    expect(others).toEqual([]);
  });
});

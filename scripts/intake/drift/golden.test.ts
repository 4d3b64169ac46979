import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyPatch } from "diff";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { readContract } from "../../language/read-contract.ts";
import { kinds } from "../finding.ts";
import { openApi } from "../read/convert.ts";
import { vendorOf } from "../read/vendor.ts";
import { drift, withOthers } from "./compare.ts";
import { findingText } from "./format.ts";

// One manifest and its vendor's document; of each code what the vendor changes (<code>.diff) and the
// exact findings (<code>.txt). `vitest -u` rewrites the texts; review the difference like code.
const folder = join(import.meta.dirname, "../testdata/drift");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const file = { path: "specs/shelf.yaml", text: read("shelf.yaml") };
const contract = readContract({ name: "shelf", file, folder }, "meaning");
const cases = readdirSync(folder).filter((name) => name.endsWith(".diff"));

function findingsFor(text: string, isNew = false) {
  // The schema of YAML has no dates, so this is JSON.
  const document = load(text) as Parameters<typeof openApi>[1];
  const vendor = vendorOf("vendor.yaml", openApi("vendor.yaml", document));
  const found = drift(contract, vendor);
  return (isNew ? withOthers(found, contract, vendor) : found).findings;
}

test("the manifest has not drifted from the document that the cases change", () => {
  expect(findingsFor(read("vendor.yaml"), true)).toEqual([]);
});

describe.each(cases.map((name) => name.slice(0, -".diff".length)))("%s", (code) => {
  test("findings", async () => {
    const head = applyPatch(read("vendor.yaml"), read(`${code}.diff`));
    if (head === false) throw new Error(`${code}.diff does not apply to vendor.yaml`);
    const isNew = code === "operation-new" || code === "operation-unsupported";
    const findings = findingsFor(head, isNew);
    expect(findings.map((finding) => finding.code)).toContain(code);
    const text = findings.map((finding) => `${findingText(finding)}\n`).join("\n");
    await expect(text).toMatchFileSnapshot(join(folder, `${code}.txt`));
  });
});

test.each(Object.keys(kinds))("%s has a case", (code) => {
  expect(cases).toContain(`${code}.diff`);
});

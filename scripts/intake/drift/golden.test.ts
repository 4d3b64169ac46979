import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyPatch } from "diff";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { readContract } from "../../language/read-contract.ts";
import { kinds } from "../finding-kind.ts";
import { openApi } from "../read/convert.ts";
import { vendorOf } from "../read/vendor.ts";
import { drift, withOthers } from "./compare.ts";
import { findingText } from "./format.ts";

// In each folder one manifest and its vendor's document; of each code what the vendor changes
// (<code>.diff, or <code>.<what>.diff) and the exact findings (.txt). `vitest -u` rewrites the texts;
// review the difference like code.
const root = join(import.meta.dirname, "../testdata");
const shelf = goldenOf("drift", "shelf");
const press = goldenOf("drift-written", "press");
const quay = goldenOf("drift-access", "quay");

function goldenOf(name: string, provider: string) {
  const folder = join(root, name);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const file = { path: `specs/${provider}.yaml`, text: read(`${provider}.yaml`) };
  const contract = readContract({ name: provider, file, folder }, "meaning");
  const diffs = readdirSync(folder).filter((each) => each.endsWith(".diff"));
  return {
    name,
    folder,
    read,
    contract,
    cases: diffs.map((each) => each.slice(0, -".diff".length)),
  };
}

function findingsFor({ contract }: typeof shelf, text: string, isNew = false) {
  // The schema of YAML has no dates, so this is JSON.
  const document = load(text) as Parameters<typeof openApi>[1];
  const vendor = vendorOf("vendor.yaml", openApi("vendor.yaml", document));
  const found = drift(contract, vendor);
  return (isNew ? withOthers(found, contract, vendor) : found).findings;
}

describe.each([shelf, press, quay])("$name", (golden) => {
  const { folder, read, cases } = golden;

  test("the manifest has not drifted from the document that the cases change", () => {
    expect(findingsFor(golden, read("vendor.yaml"), true)).toEqual([]);
  });

  test.each(cases)("%s", async (name) => {
    const [code = ""] = name.split(".");
    const head = applyPatch(read("vendor.yaml"), read(`${name}.diff`));
    if (head === false) throw new Error(`${name}.diff does not apply to vendor.yaml`);
    const isNew = code === "operation-new" || code === "operation-unsupported";
    const findings = findingsFor(golden, head, isNew);
    expect(findings.map((finding) => finding.code)).toContain(code);
    const text = findings.map((finding) => `${findingText(finding)}\n`).join("\n");
    await expect(text).toMatchFileSnapshot(join(folder, `${name}.txt`));
  });
});

test.each(Object.keys(kinds))("%s has a case", (code) => {
  const cases = [shelf, press, quay].flatMap((golden) => golden.cases);
  expect(cases.map((name) => name.split(".")[0])).toContain(code);
});

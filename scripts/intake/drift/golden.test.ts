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

// Manifests, each beside its vendor's document in a folder; of each code what the vendor changes
// (<code>.diff) and the exact findings (<code>.txt). `vitest -u` rewrites the texts; review the
// difference like code.
const root = join(import.meta.dirname, "../testdata/drift");
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [join(root, entry.name)] : [],
);
const all = [root, ...folders].map(setOf);

/** A manifest, its vendor's document, and the cases of both. */
function setOf(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const names = readdirSync(folder);
  const provider = names.find((name) => name.endsWith(".yaml") && name !== "vendor.yaml") ?? "";
  const file = { path: `specs/${provider}`, text: read(provider) };
  const contract = readContract(
    { name: provider.slice(0, -".yaml".length), file, folder },
    "meaning",
  );
  const codes = names.flatMap((name) =>
    name.endsWith(".diff") ? [name.slice(0, -".diff".length)] : [],
  );
  return { folder, read, contract, codes };
}

function findingsFor({ contract }: (typeof all)[number], text: string, isNew = false) {
  // The schema of YAML has no dates, so this is JSON.
  const document = load(text) as Parameters<typeof openApi>[1];
  const vendor = vendorOf("vendor.yaml", openApi("vendor.yaml", document));
  const found = drift(contract, vendor);
  return (isNew ? withOthers(found, contract, vendor) : found).findings;
}

describe.each(all.map((set) => [set.contract.provider.id, set] as const))("%s", (_, set) => {
  test("the manifest has not drifted from the document that the cases change", () => {
    expect(findingsFor(set, set.read("vendor.yaml"), true)).toEqual([]);
  });

  test.each(set.codes)("%s", async (code) => {
    const head = applyPatch(set.read("vendor.yaml"), set.read(`${code}.diff`));
    if (head === false) throw new Error(`${code}.diff does not apply to vendor.yaml`);
    const isNew = code === "operation-new" || code === "operation-unsupported";
    const findings = findingsFor(set, head, isNew);
    expect(findings.map((finding) => finding.code)).toContain(code);
    const text = findings.map((finding) => `${findingText(finding)}\n`).join("\n");
    await expect(text).toMatchFileSnapshot(join(set.folder, `${code}.txt`));
  });
});

test.each(Object.keys(kinds))("%s has a case", (code) => {
  expect(all.flatMap(({ codes }) => codes)).toContain(code);
});

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { RUNTIME_NEEDS } from "../../../language/ir/libraries.ts";
import { project, release } from "../provider.fixture.ts";
import { billOfMaterials } from "./bill.ts";

const BILL = "sbom.cdx.json";
const root = join(import.meta.dirname, "../../../..");
const schemas = join(
  createRequire(import.meta.url).resolve("@cyclonedx/cyclonedx-library/package.json"),
  "../res/schema",
);
const schema = (name: string) =>
  JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), "utf8"));

/** Validates by the schema that CycloneDX publishes. */
function validator() {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat("iri-reference", (text) => URL.canParse(text, "https://base.test"));
  ajv.addFormat("idn-email", /^[^@\s]+@[^@\s]+$/);
  // Where the schema of 1.6 refers to them, beside itself.
  for (const name of ["spdx", "jsf-0.82"]) {
    ajv.addSchema({
      ...schema(name),
      $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
    });
  }
  return ajv.compile(schema("bom-1.6"));
}

const validate = validator();

const facts = {
  id: "demo",
  description: "Notes.",
  keywords: [],
  dependencies: { "@blockwright/runtime": "^1.2.0", "openapi-fetch": "^0.17.0" },
};
const bill = JSON.parse(billOfMaterials(facts, project, release));

test("names the package, what it needs and what that needs, and nothing else", () => {
  expect(bill.metadata.component).toMatchObject({
    group: "@demo",
    name: "demo",
    version: "1.2.3",
    purl: "pkg:npm/%40demo/demo@1.2.3",
  });
  expect(bill.components.map(({ purl }: { purl: string }) => purl)).toEqual([
    "pkg:npm/openapi-fetch@0.17.0",
    "pkg:npm/openapi-typescript-helpers@0.1.0",
    "pkg:npm/%40blockwright/runtime@1.2.0",
  ]);
  expect(bill.dependencies).toContainEqual({
    ref: "pkg:npm/%40blockwright/runtime@1.2.0",
    dependsOn: ["pkg:npm/openapi-fetch@0.17.0"],
  });
});

test("says licences and hashes as the lock file does", () => {
  const [fetch, helpers] = bill.components;
  expect(fetch.hashes).toEqual([{ alg: "SHA-512", content: "01".repeat(64) }]);
  expect(fetch.licenses).toEqual([{ license: { id: "MIT" } }]);
  expect(helpers.licenses).toEqual([{ license: { name: "Custom" } }]);
  expect(helpers.hashes).toBeUndefined();
});

test("is the same every time: it holds no time and no serial number", () => {
  expect(billOfMaterials(facts, project, release)).toBe(billOfMaterials(facts, project, release));
  expect(bill.metadata.timestamp).toBeUndefined();
  expect(bill.serialNumber).toBeUndefined();
});

test("is as the schema of CycloneDX wants it, which refuses a hash that is none", () => {
  expect([validate(bill), validate.errors]).toEqual([true, null]);
  const spoilt = structuredClone(bill);
  spoilt.components[0].hashes[0].content = "no hash";
  expect(validate(spoilt)).toBe(false);
});

const generated = join(root, "generated");
const packages = readdirSync(generated, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

test.each(packages.map(({ name }) => name))("%s has one that is as the schema wants it", (id) => {
  const text = readFileSync(join(generated, id, BILL), "utf8");
  validate(JSON.parse(text));
  expect(validate.errors).toBeNull();
});

test("refuses a dependency that is not locked", () => {
  const odd = { ...facts, dependencies: { "left-pad": "^1.0.0" } };
  expect(() => billOfMaterials(odd, project, release)).toThrow("left-pad, which is not locked");
});

test("knows what the runtime needs", () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(root, "packages/runtime/package.json"), "utf8"),
  );
  expect(Object.keys(dependencies)).toEqual(RUNTIME_NEEDS);
});

import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeAcme } from "./acme.ts";

const acme = makeAcme({ documented: "documented" });

/** What a command says that cannot be right. */
function refusal(...args: readonly string[]): string {
  const { status, stdout, stderr } = acme.run(...args);
  expect({ status, stdout }, stderr).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^error: .*\n$/s);
  return stderr.replace("error: ", "").replaceAll(acme.root, "");
}

const BEGIN =
  "make one with `npx blockwright init --example`, or with `npx blockwright import FILE`";
const every = [["contract"], ["mutate"], ["mock"]] as const;

test("packages that are not there are made by a command that is named", () => {
  const lines = ["hooked", "writes"].map(
    (name) => `out/${name}/openapi.yaml is not there; make it with \`npx blockwright generate\`\n`,
  );
  mkdirSync(join(acme.root, "documented"));
  for (const args of every) expect(refusal(...args)).toBe(lines.join(""));
});

test("a manifest that cannot be read is named, with what says more", () => {
  expect(acme.run("generate").status).toBe(0);
  acme.edit("contracts/writes.yaml", "operations:\n", "operations: [\n");
  const says =
    /contracts\/writes\.yaml:\d+:\d+: .*; `npx blockwright check --only writes` says how to mend it\n$/;
  expect(refusal("mutate")).toMatch(says);
  // The suite tests the others.
  const { status, stdout, stderr } = acme.run("contract");
  expect(stderr).toMatch(says);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^hooked .* 100$/m);
  acme.edit("contracts/writes.yaml", "operations: [\n", "operations:\n");
});

test("documentation by hand that cannot be read is named by file and line", () => {
  mkdirSync(join(acme.root, "documented/hooked"));
  acme.write("documented/hooked/provider.yaml", "shared: {}\nsever: {}\n");
  for (const args of [["contract", "--provider", "hooked"], ["mutate"], ["accept"]])
    expect(refusal(...args)).toBe('documented/hooked/provider.yaml:2: "sever" is unknown\n');
  rmSync(join(acme.root, "documented"), { recursive: true });
  expect(refusal("contract")).toBe(
    'package.json: "blockwright.documented": there is no folder documented\n',
  );
});

test("documentation of a provider without a manifest is told, and no failure", () => {
  mkdirSync(join(acme.root, "documented/gone"), { recursive: true });
  acme.write("documented/gone/provider.yaml", "shared: {}\n");
  const { status, stderr } = acme.run("contract", "--provider", "hooked");
  expect(stderr).toBe(
    "contract: documented/gone/provider.yaml is of no use: there is no contracts/gone.yaml; add the manifest, or delete the folder\n",
  );
  expect(status).toBe(0);
});

test("a package that cannot be loaded is one cause, with its place", () => {
  const file = "out/hooked/src/hooks/hooked.ts";
  acme.edit(file, "export ", "export const = 1;\nexport ");
  const { status, stdout } = acme.run("contract", "--provider", "hooked");
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /x \d+ cases of hooked: its package cannot be loaded: out\/hooked\/src\/hooks\/hooked\.ts:\d+: /,
  );
  expect(stdout.match(/cannot be loaded/g)).toHaveLength(2);
});

test("a folder without manifests is named, with what makes one", () => {
  for (const name of ["hooked", "writes"]) rmSync(join(acme.root, `contracts/${name}.yaml`));
  for (const args of [...every, ["accept"]])
    expect(refusal(...args)).toBe(`there is no manifest (*.yaml) in contracts; ${BEGIN}\n`);
  rmSync(join(acme.root, "contracts"), { recursive: true });
  for (const args of [...every, ["accept"]])
    expect(refusal(...args)).toBe(`there is no /contracts; ${BEGIN}\n`);
});

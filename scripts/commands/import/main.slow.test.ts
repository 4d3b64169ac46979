import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { blockwright } from "../../../tests/kit/program.ts";

const folder = newFolder({ "package.json": { blockwright: { scope: "@acme" } } });
const documents = join(import.meta.dirname, "../../intake/testdata/documents");
const harbour = join(import.meta.dirname, "../../intake/testdata/whole/vendor.yaml");
const docker = join(documents, "docker.yaml");

function command(name: "drift" | "import", ...args: readonly string[]) {
  return blockwright([name, ...args], folder);
}

test("a manifest is drafted, compared, and brought up to date again", () => {
  const out = join(folder, "docker.yaml");
  const named = [
    "--operations",
    "VolumeList,GET /volumes/{name}",
    "--provider",
    "docker",
    "--out",
    out,
  ];
  const drafted = command("import", docker, ...named);
  expect(drafted).toMatchObject({ status: 0, stderr: "" });
  expect(drafted.stdout).toContain("docker.yaml: 2 operations drafted");
  const text = readFileSync(out, "utf8");
  const same = command("drift", "docker", "--openapi", docker, "--specs", folder);
  expect(same).toMatchObject({ status: 0, stderr: "" });
  expect(same.stdout).toContain("no difference; 5 operations of docker.yaml not in the manifest");

  writeFileSync(out, text.replace("GET /volumes\n", "GET /disks\n"));
  const json = command("drift", "docker", "--openapi", docker, "--specs", folder, "--json");
  expect(json.status).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: false,
    vendor: { title: "Docker Engine API", version: "1.41" },
    findings: [{ code: "sent-gone", severity: "broken" }],
  });
  const github = command(
    "drift",
    "docker",
    "--openapi",
    docker,
    "--specs",
    folder,
    "--format",
    "github",
  );
  expect(github.stdout).toMatch(/^::error file=.*docker\.yaml,line=\d+,.*title=sent-gone::/);

  writeFileSync(out, text);
  const again = command("import", docker, "--provider", "docker", "--out", out);
  expect(again.stdout).toContain("0 differences applied, 0 operations added, 0 differences left");
  expect(readFileSync(out, "utf8")).toBe(text);
  expect(readdirSync(folder)).toEqual(["docker.yaml", "package.json"]);
});

test("what cannot be done is reported with the way to do it", () => {
  expect(command("import", docker, "--operations", "VolumeLst").stderr).toContain(
    'docker.yaml has no operation "VolumeLst"; did you mean "VolumeList"?',
  );
  expect(command("import", docker, "--list").stdout).toContain(
    "VolumeList  GET /volumes  List volumes\n",
  );
  expect(blockwright(["drift", "book", "--openapi", docker]).stderr).toContain(
    'did you mean "books"?',
  );
  expect(command("drift", "books").stderr).toContain("--openapi FILE");
  expect(command("import", "--help").stdout).toContain("npx blockwright import FILE");
  expect(command("drift", "--help").stdout).toContain("npx blockwright drift PROVIDER");
});

test("a whole document is drafted in one run, and what is left out is told", () => {
  const out = join(folder, "harbour.yaml");
  const all = [harbour, "--operations", "all", "--provider", "harbour", "--out", out];
  const drafted = command("import", ...all);
  expect(drafted).toMatchObject({ status: 0, stderr: "" });
  expect(drafted.stdout).toContain(
    "harbour.yaml: 8 operations drafted, 1 part of them left out, 6 operations left out, ",
  );
  expect(drafted.stdout).toContain(
    "it takes a form without named members: berths/upload-plan (multipart/form-data)",
  );
  const text = readFileSync(out, "utf8");
  const again = command("import", ...all, "--json");
  expect(again).toMatchObject({ status: 0, stderr: "" });
  const plan = { operation: "berths/upload-plan", detail: "multipart/form-data" };
  expect(JSON.parse(again.stdout)).toMatchObject({
    manifest: "harbour.yaml",
    drafted: [],
    leftOut: expect.arrayContaining([expect.objectContaining(plan)]),
    applied: [],
  });
  expect(readFileSync(out, "utf8")).toBe(text);
  const nothing = command("import", harbour, "--operations", "berths/up*", "--out", `${out}2`);
  expect(nothing).toMatchObject({ status: 2, stdout: "" });
  expect(nothing.stderr).toContain("nothing is drafted: berths/upload-plan is left out because");
});

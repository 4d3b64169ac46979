import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { readContract } from "../../language/read-contract.ts";
import { drift, withOthers } from "../drift/compare.ts";
import { readVendor } from "../read/file.ts";
import { decisionsIn } from "./decisions.ts";
import { importDocument } from "./document.ts";
import { asJson, asText, type ImportReport } from "./report.ts";
import { mistakesIn } from "./sound.ts";

// One document with everything that cannot be drafted as it stands. `vitest -u` rewrites what is
// made of it; review the difference like code.
const data = join(import.meta.dirname, "../testdata/whole");
const document = join(data, "vendor.yaml");
const folder = newFolder();
const out = join(folder, "harbour.yaml");
const shown = "specs/harbour.yaml";

beforeEach(() => rmSync(out, { force: true }));

function imported(operations: readonly string[] | null = ["all"], file = document): ImportReport {
  const report = importDocument(
    { file, operations, provider: "harbour", out },
    { specs: folder, root: folder },
  );
  return { ...report, manifest: shown };
}

const plain = (_: unknown, text: string) => text;
const text = () => readFileSync(out, "utf8");
const idsOf = ({ ids }: ImportReport) => [...ids.values()];
const contract = () => {
  const file = { path: shown, text: text() };
  return readContract({ name: "harbour", file, folder }, "meaning");
};

test("every operation is drafted, or left out with a reason", async () => {
  const report = imported();
  const { operations } = readVendor(document);
  expect(report.ids.size + report.leftOut.length).toBe(operations.length);
  expect(mistakesIn({ path: shown, text: text() })).toEqual([]);
  await expect(text()).toMatchFileSnapshot(join(data, "harbour.yaml"));
  await expect(asText(report, plain)).toMatchFileSnapshot(join(data, "report.txt"));
});

test("a report for programs has every operation, reason and decision", () => {
  const report = imported();
  const told = JSON.parse(asJson(report));
  expect(told).toMatchObject({ format: 1, manifest: shown, provider: "harbour" });
  expect(told.drafted).toHaveLength(report.ids.size);
  expect(told.leftOut).toContainEqual({
    operation: "log",
    request: "GET /log",
    reason: "it needs a cookie",
    detail: "session",
    pointer: "#/paths/~1log/get",
  });
  expect(told.losses).toContainEqual({
    kind: "structure of a JSON input",
    detail: "body.next: its members and items",
    pointer: "#/components/schemas/Berth/properties/next",
    operation: "#/paths/~1berths/post",
  });
  expect(told.decisions).toEqual(decisionsIn(text()));
  const lines = text().split("\n");
  for (const { line, text: decision } of told.decisions)
    expect(lines[line - 1]?.trim()).toBe(`# decide: ${decision}`);
});

test("a second run changes nothing, and keeps what a person wrote", () => {
  imported();
  const edited = text()
    .replace("name: List berths", "name: All berths # as people call it")
    .replace(/ {4}# decide: what callers need.*\n/, "");
  writeFileSync(out, edited);
  const report = imported();
  expect(text()).toBe(edited);
  expect(idsOf(report)).toEqual([]);
  expect(report.taken).toEqual([]);
});

test("operations that are not in the manifest are added, each with an id of its own", () => {
  imported(["GET /berths/{id}"]);
  const before = text();
  const report = imported(["all", "!staff/*"]);
  expect(idsOf(report)).toContain("harbour_berths_get_2");
  expect(mistakesIn({ path: shown, text: text() })).toEqual([]);
  const lines = new Set(text().split("\n"));
  expect(before.split("\n").filter((line) => !lines.has(line))).toEqual([]);
  expect(idsOf(imported())).toEqual(["harbour_staff_list"]);
});

test("drift and import agree about what is missing", () => {
  imported(["berths/*"]);
  const vendor = readVendor(document);
  const missing = drift(contract(), vendor).others;
  const report = imported();
  const told = new Set([...report.ids.keys(), ...report.leftOut.map((each) => each.operation)]);
  const pointers = [...told].map(({ pointer }) => pointer);
  expect(pointers.toSorted()).toEqual(missing.map(({ pointer }) => pointer).toSorted());
  const after = withOthers(drift(contract(), vendor), contract(), vendor).findings;
  const found = after.filter(({ code }) => code === "operation-unsupported");
  expect(after.map(({ code }) => code)).not.toContain("operation-new");
  expect(found).toHaveLength(report.leftOut.length);
  for (const { reason } of report.leftOut)
    expect(found.map(({ message }) => message).join("\n")).toContain(reason);
});

test.each([
  [["log"], "log is left out because it needs a cookie (session)"],
  [["log", "search"], "(session), and 1 more are left out"],
])("nothing is written where %s is all that was asked for", (names, message) => {
  expect(() => imported(names)).toThrow(message);
  expect(() => text()).toThrow("ENOENT");
});

test("a document without operations is refused", () => {
  const file = join(folder, "empty.json");
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", paths: {} }));
  expect(() => imported(["all"], file)).toThrow("empty.json has no operations");
});

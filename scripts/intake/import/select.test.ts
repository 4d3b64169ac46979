import { join } from "node:path";
import { expect, test } from "vitest";
import { InputError } from "../../system/input-error.ts";
import { readVendor } from "../read/file.ts";
import { select } from "./select.ts";

const vendor = readVendor(join(import.meta.dirname, "../testdata/whole/vendor.yaml"));
const selected = (...names: readonly string[]) =>
  select(vendor, names).map(({ method, path }) => `${method} ${path}`);

test.each([
  [["all"], vendor.operations.length],
  [["**"], vendor.operations.length],
  [["berths/*"], 8],
  [["* /berths"], 3],
  [["/berths"], 3],
  [["GET /berths/*"], 2],
  [["GET /berths/**"], 3],
  [["/berths/**"], 6],
  [["*"], 3], // ids without a slash
  [["all", "!berths/*"], vendor.operations.length - 8],
  [["!berths/*"], vendor.operations.length - 8],
  [["GET /berths/{id}"], 1],
  [["berths/get"], 2], // the vendor has two of that id
  [["log", "log", "l*"], 1],
])("%j selects %i operations", (names, count) => {
  expect(selected(...names)).toHaveLength(count);
});

test("operations come in the order in which they are named", () => {
  expect(selected("staff/list", "log")).toEqual(["GET /staff", "GET /log"]);
});

test("what a pattern has besides stars means itself", () => {
  expect(() => selected("GET /berths/.id.")).toThrow("has no operation");
  expect(() => selected("(log)")).toThrow("has no operation");
});

test.each([
  [["berth/*"], 'vendor.yaml has no operation "berth/*"; did you mean "berths/*"?'],
  [["all", "!bertsh/*"], 'no operation "bertsh/*"; did you mean "berths/*"?'],
  [["GET /berth/**"], 'no operation "GET /berth/**"; did you mean "GET /berths/**"?'],
  [["berths/gte"], 'no operation "berths/gte"; did you mean "berths/get"?'],
  [["nowhere"], 'no operation "nowhere"; --list shows them'],
  [["log", "!log"], "--operations log,!log leaves none of vendor.yaml"],
])("%j is refused", (names, message) => {
  expect(() => selected(...names)).toThrow(InputError);
  expect(() => selected(...names)).toThrow(message);
});

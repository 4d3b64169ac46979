import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { OutputError } from "../../system/error.ts";
import { exchange, writing } from "./record.ts";

test("a record that cannot be exchanged is named, and stays", () => {
  const specs = mkdtempSync(join(tmpdir(), "record-"));
  onTestFinished(() => rmSync(specs, { recursive: true }));
  mkdirSync(join(specs, "released"));
  mkdirSync(join(specs, ".released.former/full"), { recursive: true });
  expect(() => exchange({ specs })).toThrow(OutputError);
  expect(() => exchange({ specs })).toThrow(/^cannot write .*released: .*; what was published is/);
  expect(readdirSync(specs)).toContain("released");
});

test("a folder that may not be written is told with what to do", () => {
  const refuse = () => {
    throw Object.assign(new Error("no"), { code: "EACCES" });
  };
  expect(() => writing("specs/released", refuse)).toThrow(
    "cannot write specs/released: permission denied (EACCES); what was published is recorded as before; make the folder writable and run it again",
  );
});

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { OutputError } from "../../system/error.ts";
import { exchange, writing } from "./record.ts";

test("a record that cannot be exchanged is named, and stays", () => {
  const specs = newFolder({ "released/": "", ".released.former/full/": "" });
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

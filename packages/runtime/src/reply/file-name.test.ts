import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  [null, null],
  ["", null],
  ["inline", null],
  ['attachment; filename="a b.pdf"', "a b.pdf"],
  ["attachment; filename=report.pdf; size=3", "report.pdf"],
  ['attachment; filename="say \\"hi\\".txt"', "say _hi_.txt"],
  [`attachment; filename="plain.txt"; filename*=UTF-8''%e2%82%ac%20rates.txt`, "€ rates.txt"],
  ["attachment; filename*=iso-8859-1'en'%A3%20rates.txt", "£ rates.txt"],
  [`attachment; filename="plain.txt"; filename*=UTF-8''%ff%fe`, "plain.txt"],
  // UTF-8 that is read byte by byte.
  ['attachment; filename="Ã¼.txt"', "ü.txt"],
  ['attachment; filename="ü.txt"', "ü.txt"],
])("%j names %j", (disposition, name) => {
  expect(fileName(disposition)).toBe(name);
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\\\Windows\\\\system32\\\\evil.dll", "evil.dll"],
  ["..", null],
  ["/", null],
  [" . . ", null],
  [".bashrc", "bashrc"],
  ["CON", "_CON"],
  ["lpt1.txt", "_lpt1.txt"],
  ["COM¹ .txt", "_COM¹ .txt"],
  ["conin$", "_conin$"],
  ["console.txt", "console.txt"],
  ["a\u0000b\u001b[31m.txt", "ab[31m.txt"],
  ["invoice\u202efdp.exe", "invoicefdp.exe"],
  ["a<b>|c?.txt", "a_b__c_.txt"],
  ["file.txt:stream", "file.txt_stream"],
  ["name. . ", "name"],
])("a hostile name %j becomes %j", (given, name) => {
  expect(fileName(`attachment; filename="${given}"`)).toBe(name);
});

test("a name that is too long for any file system keeps its ending", () => {
  const name = fileName(`attachment; filename*=UTF-8''${"%C3%BC".repeat(300)}.pdf`) ?? "";
  expect(name).toMatch(/^ü+\.pdf$/);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
});

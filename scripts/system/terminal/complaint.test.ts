import { expect, test } from "vitest";
import { OutputError } from "../error.ts";
import { complain } from "./complaint.ts";

function said(error: Error, status = 1): string {
  let text = "";
  const stderr = { write: (more: string) => (text += more) } as never; // all that is used of it
  expect(complain(error, { stderr, env: {} })).toBe(status);
  return text;
}

test("what was not built is reported with what builds it", () => {
  const missing = "Cannot find module '/a/node_modules/@blockwright/runtime/dist/index.js'";
  const error = Object.assign(new Error(missing), { code: "ERR_MODULE_NOT_FOUND" });
  expect(said(error)).toBe(`error: ${missing}\nRun npx blockwright build first.\n`);
});

test("what was not installed is reported with what installs it", () => {
  const missing = "Cannot find package '@blockwright/runtime' imported from /a/dist/check.js";
  const error = Object.assign(new Error(missing), { code: "ERR_MODULE_NOT_FOUND" });
  expect(said(error)).toBe(`error: ${missing}\nRun npm install first.\n`);
});

test("what was read moves no cursor and hides nothing, line by line", () => {
  expect(said(new OutputError("one \u001b[2J\n  \u202etwo"), 2)).toBe(
    "error: one \uFFFD[2J\n  \uFFFDtwo\n",
  );
});

test("what is missing otherwise is reported as it is", () => {
  const error = Object.assign(new Error("ENOENT: /a/dist/index.js"), { code: "ENOENT" });
  expect(said(error)).toBe("error: ENOENT: /a/dist/index.js\n");
});

import { expect, test } from "vitest";
import { codeMeanings, explain } from "./explain.ts";

function explained(code: string, format: "text" | "json" = "text"): string {
  let text = "";
  const stdout = { write: (part: string) => (text += part) };
  // Only what is written is asked for.
  explain(code, format, { stdout: stdout as never, env: { NO_COLOR: "1" } });
  return text;
}

test("a code says how grave it is, why, and what is told under it", () => {
  expect(explained("credential-loosened")).toBe(`\
credential-loosened: additive, asks for a minor version

Everything that worked still works.
Calls that meet it are unaffected.

  auth.visibility  The visibility of the credential … was widened from … to ….
  auth.scopes      The credential … no longer needs the scope ….
  auth.required    The credential … may now be left out.
  operations.auth  The operation no longer needs the credential ….
`);
});

test("every code is explained, as text and as data", () => {
  for (const meaning of codeMeanings()) {
    expect(explained(meaning.code)).toContain(`${meaning.code}: ${meaning.severity}`);
    expect(JSON.parse(explained(meaning.code, "json"))).toEqual(meaning);
  }
});

test("a code that there is not has a near one", () => {
  expect(() => explained("input-remove")).toThrow('did you mean "input-removed"?');
  expect(() => explained("anything")).toThrow("docs/changes.md lists them");
});

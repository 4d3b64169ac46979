import { expect, test } from "vitest";
import { compareContract } from "../compare.ts";
import { contractWith } from "../contract.fixture.ts";

const code = "export function signed(request: Request) {\n  return `${request.url}//a`;\n}\n";

/** Rules that are reported when what signs becomes something else. */
function signingChanges(before: object | undefined, after: object | undefined): readonly string[] {
  const hook = { file: "hooks/shelf.ts", name: "signed", source: code, adds: ["x-signature"] };
  const [base, head] = [before, after].map((sign) =>
    contractWith({
      hooks: { request: null, reply: null, ...(sign && { sign: { ...hook, ...sign } }) },
    }),
  );
  return compareContract(base, head).map(({ rule }) => rule);
}

test.each([
  ["nothing", {}, {}, []],
  ["that it signs", undefined, {}, ["hook-added"]],
  ["that it signs no more", {}, undefined, ["hook-removed"]],
  ["the code", {}, { source: `${code}export const more = 1;\n` }, ["hook-changed"]],
  ["the headers", {}, { adds: ["authorization"] }, ["hook-changed"]],
  ["code and headers, once", {}, { name: "other", adds: ["authorization"] }, ["hook-changed"]],
])("of a signature, %s", (_, before, after, rules) => {
  expect(signingChanges(before, after)).toEqual(rules);
});

/** Rules that are reported when a hook becomes another. */
function changes(source: string, name = "signed", file = "hooks/shelf.ts"): readonly string[] {
  const before = { file: "hooks/shelf.ts", name: "signed", source: code };
  const [base, head] = [before, { file, name, source }].map((request) =>
    contractWith({ hooks: { request, reply: null } }),
  );
  return compareContract(base, head).map(({ rule }) => rule);
}

test.each([
  ["comments", `// Signs it.\n/** As the provider asks. */\n${code}`],
  ["spaces", code.replace("\n  return", "\n\n    return")],
  ["line ends", code.replaceAll("\n", "\r\n")],
])("a hook that differs in %s is the same", (_, source) => {
  expect(changes(source)).toEqual([]);
});

test("a hook in another file is the same", () => {
  expect(changes(code, "signed", "hooks/other.ts")).toEqual([]);
});

test.each([
  ["another text that looks like a comment", code.replace("//a", "//b")],
  ["more code", `${code}export const more = 1;\n`],
])("a hook with %s is another", (_, source) => {
  expect(changes(source)).toEqual(["hook-changed"]);
});

test("another function of the same file is another hook", () => {
  expect(changes(code, "other")).toEqual(["hook-changed"]);
});

import { expect, test } from "vitest";
import { compareContract } from "../compare.ts";
import { contractWith } from "../contract.fixture.ts";

const signed = "export function signed(request: Request) {\n  return `${request.url}//a`;\n}\n";

/** What is reported when what signs becomes something else. */
function signingChanges(before: object | undefined, after: object | undefined): readonly string[] {
  const hook = { file: "hooks/shelf.ts", name: "signed", source: signed, adds: ["x-signature"] };
  const [base, head] = [before, after].map((sign) =>
    contractWith({
      hooks: { request: null, reply: null, ...(sign && { sign: { ...hook, ...sign } }) },
    }),
  );
  return compareContract(base, head).map(({ code, word }) => `${code} ${word}`);
}

test.each([
  ["nothing", {}, {}, []],
  ["that it signs", undefined, {}, ["operation-sending sign"]],
  ["that it signs no more", {}, undefined, ["operation-removed sign"]],
  ["the code", {}, { source: `${signed}export const more = 1;\n` }, ["operation-sending sign"]],
  ["the headers", {}, { adds: ["authorization"] }, ["operation-sending sign"]],
  [
    "code and headers, once",
    {},
    { name: "other", adds: ["authorization"] },
    ["operation-sending sign"],
  ],
])("of a signature, %s", (_, before, after, rules) => {
  expect(signingChanges(before, after)).toEqual(rules);
});

/** What is reported when a hook becomes another. */
function changes(source: string, name = "signed", file = "hooks/shelf.ts"): readonly string[] {
  const before = { file: "hooks/shelf.ts", name: "signed", source: signed };
  const [base, head] = [before, { file, name, source }].map((request) =>
    contractWith({ hooks: { request, reply: null } }),
  );
  return compareContract(base, head).map(({ code, word }) => `${code} ${word}`);
}

test.each([
  ["comments", `// Signs it.\n/** As the provider asks. */\n${signed}`],
  ["spaces", signed.replace("\n  return", "\n\n    return")],
  ["line ends", signed.replaceAll("\n", "\r\n")],
])("a hook that differs in %s is the same", (_, source) => {
  expect(changes(source)).toEqual([]);
});

test("a hook in another file is the same", () => {
  expect(changes(signed, "signed", "hooks/other.ts")).toEqual([]);
});

test.each([
  ["another text that looks like a comment", signed.replace("//a", "//b")],
  ["more code", `${signed}export const more = 1;\n`],
])("a hook with %s is another", (_, source) => {
  expect(changes(source)).toEqual(["operation-sending request"]);
});

test("another function of the same file is another hook", () => {
  expect(changes(signed, "other")).toEqual(["operation-sending request"]);
});

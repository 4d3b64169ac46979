import { expect, test } from "vitest";
import { blocksAtHand } from "../blocks.fixture.ts";
import { checkWorkflow } from "../check.ts";
import type { Workflow } from "../types.ts";

/** What is found of texts in which `{{X}}` stands. */
function found(type: string, operation: string, given: Readonly<Record<string, string>>) {
  const inputs = { operation, ...given };
  const workflow: Workflow = { blocks: { it: { type, name: "It", inputs } } };
  return checkWorkflow(workflow, blocksAtHand)
    .filter(({ code }) => code === "workflow-input-invalid")
    .map(({ message }) => message.replace(/, which this text is not, whatever .*$/, ""));
}

const fields = (text: string) => found("crm", "crm_create_record", { fields: text });
const maxResults = (text: string) => found("books", "books_search_volumes", { maxResults: text });
const accountEnabled = (text: string) =>
  found("directory", "directory_create_user", { accountEnabled: text });

test.each([
  ["about {{X}}", maxResults, "maxResults must be a whole number"],
  ["{{X}} books", maxResults, "maxResults must be a whole number"],
  ["{{X}},{{Y}}", maxResults, "maxResults must be a whole number"],
  ["not {{X}}", accountEnabled, "accountEnabled must be true or false"],
  ["Name: {{X}}", fields, "fields must be an object"],
  ['{"Name": "{{X}}"', fields, "fields must be an object"],
  ["{ Name: {{X}} }", fields, "fields must be an object"],
  ['["{{X}}"]', fields, "fields must be an object"],
])("%s is refused, whatever the reference stands for", (text, check, message) => {
  expect(check(text)).toEqual([message]);
});

test.each([
  ["4{{X}}", maxResults],
  ["-{{X}}", maxResults],
  [" {{X}}\n", maxResults],
  ["{{X}}.0", maxResults],
  ["{{X}}{{Y}}", maxResults],
  ["{{X}} ", accountEnabled],
  ['{"Name":"{{X}} {{Y}}","Age":{{Z}}}', fields],
  ['{"A":{"B":{{X}}}}', fields],
  ['{"Name":"a"{{X}}}', fields],
  ["{ {{X}} }", fields],
  ["{{X}}\n", fields],
])("%s may be right", (text, check) => {
  expect(check(text)).toEqual([]);
});

test("a text of its own stays one, whatever is in it", () => {
  expect(found("books", "books_search_volumes", { q: "about {{X}}" })).toEqual([]);
});

test("a list of texts takes any", () => {
  expect(found("docgen", "docgen_generate", { folderIds: "a, {{X}}" })).toEqual([]);
});

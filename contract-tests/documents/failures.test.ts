import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { contractOf } from "../contract/read.ts";
import { providers } from "../settings/providers.ts";
import { documentOf } from "../contract/manifests.ts";
import { type Documents, documentFailures } from "./failures.ts";

/** The documents of a provider as they are, as text. */
function textsOf(provider: string): { readonly block: string; readonly openapi: string } {
  const block = new URL(`../../generated/${provider}/block.json`, import.meta.url);
  return {
    block: readFileSync(block, "utf8"),
    openapi: JSON.stringify(load(readFileSync(documentOf(provider), "utf8")), null, 2),
  };
}

function messagesOf(provider: string, { block, openapi }: ReturnType<typeof textsOf>) {
  const documents: Documents = { block: JSON.parse(block), openapi: JSON.parse(openapi) };
  return documentFailures(contractOf(provider), documents).map(({ message }) => message);
}

test.each(providers)("nothing is wrong with the documents of %s", (provider) => {
  expect(messagesOf(provider, textsOf(provider))).toEqual([]);
});

/** Of one provider that has most of what a document says. */
const mistakes: readonly [
  provider: string,
  file: "block" | "openapi",
  before: RegExp,
  after: string,
  message: RegExp,
][] = [
  [
    "docgen",
    "block",
    /"version": "[^"]+"/,
    '"version": "v9"',
    /block.json.version: expected "v1.0"/,
  ],
  ["docgen", "block", /"kind": "api-key"/, '"kind": "key"', /auth\[0\].kind: expected "api-key"/],
  [
    "docgen",
    "block",
    /"effect": "cost"/,
    '"effect": "read"',
    /operations\[0\].effect: expected "cost"/,
  ],
  [
    "docgen",
    "block",
    /"user-only"/,
    '"user-or-llm"',
    /inputs.apiKey.visibility: expected "user-only"/,
  ],
  [
    "docgen",
    "block",
    /"format": "presentation"/,
    '"format": "document"',
    /rules\[0\].when.format: expected "pres/,
  ],
  [
    "docgen",
    "block",
    /Job id to pass/,
    "Id to pass",
    /outputs.generationId.description: expected "Job/,
  ],
  [
    "docgen",
    "block",
    /"call": "docgen_check_status"/,
    '"call": "docgen_list_themes"',
    /docgen_generate.poll: expected "docgen_check_status"/,
  ],
  [
    "docgen",
    "block",
    /"until": {\s+"status": "completed"/,
    '"until": { "status": "failed"',
    /job.until.status: expected "completed"/,
  ],
  [
    "docgen",
    "block",
    /"402": "[a-z_]+"/,
    '"402": "forbidden"',
    /errors.402: expected "payment_req/,
  ],
  [
    "crm",
    "block",
    /"method": "POST"/,
    '"method": "PUT"',
    /operations\[0\].method: expected "POST"/,
  ],
  ["crm", "block", /"CRM_INSTANCE_URL"/, '"URL"', /inputs.instanceUrl.env: expected "CRM_IN/],
  [
    "books",
    "block",
    /"\$defs"/,
    '"defs"',
    /books_get_volume.schema of data: expected "object", got null/,
  ],
  [
    "books",
    "openapi",
    /"maximum": \d+/,
    '"maximum": 1000000',
    /query.maxResults.maximum: expected \d+, got 1000000/,
  ],
  [
    "books",
    "openapi",
    /"security": \[[^\]]*\[\]/,
    '"security": [{"other": []',
    /security\[0\].apiKey: exp/,
  ],
  ["books", "openapi", /"jsonSchemaDialect"/, '"dialect"', /openapi.yaml.dialect: expected "https/],
  [
    "directory",
    "openapi",
    /"const": true/,
    '"const": false',
    /NextSignIn.const: expected true, got false/,
  ],
  [
    "directory",
    "openapi",
    /"format": "password"/,
    '"format": "x"',
    /password.format: expected "password"/,
  ],
  [
    "directory",
    "openapi",
    /"required": true,\s+"content"/,
    '"required": false, "content"',
    /create_user.body: is not required, and each request has it/,
  ],
  [
    "directory",
    "openapi",
    /"User.ReadWrite.All"/,
    '"User.Read.All"',
    /accessToken\[0\]: expected "User.ReadW/,
  ],
  [
    "directory",
    "openapi",
    /"summary": "Create user"/,
    '"summary": "x"',
    /post.summary: expected "Create user"/,
  ],
  [
    "crm",
    "openapi",
    /"default": "https:[^"]+"/,
    '"default": "x"',
    /instanceUrl.default: expected "https/,
  ],
];

test.each(mistakes)("%s: %s with another %s", (provider, file, before, after, message) => {
  const texts = textsOf(provider);
  expect(texts[file]).toMatch(before);
  const changed = { ...texts, [file]: texts[file].replace(before, after) };
  const messages = messagesOf(provider, changed);
  expect(messages.join("\n")).toMatch(message);
  for (const each of messages) expect(each.startsWith(`${provider} `)).toBe(true);
});

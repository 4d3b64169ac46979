import { expect, test } from "vitest";
import { manifestFileOf } from "../../contract-tests/contract/manifests.ts";
import type { WrittenManifest } from "../../contract-tests/contract/written-types.ts";
import { disagreements } from "../../contract-tests/documented/disagreements.ts";
import { documentedProviders, untold } from "../../contract-tests/documented/read.ts";
import { told } from "../../contract-tests/documented/told.ts";
import { type Edit, edited, remove, rename, set } from "../../scripts/mutation/edit.ts";
import { packageMutants } from "../../scripts/mutation/enumerate.ts";
import { originalOf } from "../../scripts/mutation/original.ts";
import { accepted } from "../../scripts/mutation/regenerate.ts";

const documented = documentedProviders();

test("each provider that is documented has a manifest", () => {
  expect(documented).not.toEqual([]);
  expect(untold()).toEqual([]);
});

/** A manifest in which one thing is wrong, and what the documentation says against it. */
function plantedIn(provider: string, edit: Edit) {
  const expectations = documented.find((each) => each.provider === provider);
  if (!expectations) throw new Error(`${provider} is not documented`);
  const value = edited(originalOf(provider).written, edit);
  const manifest = value as unknown as WrittenManifest; // one edit away from its shape
  const path = `specs/${provider}.yaml`;
  return { manifest, found: disagreements(expectations, { manifest, path }) };
}

const at = (operation: string, ...path: readonly (string | number)[]) =>
  ["operations", operation, ...path] as const;

// Mistakes that a manifest, its package and the cases derived from them would agree about.
const mistakes: readonly [string, string, Edit, RegExp][] = [
  [
    "a charged operation is marked read",
    "persondata",
    set(at("persondata_person_enrich", "effect"), "read"),
    /^persondata_person_enrich effect: .*person_enrich\.yaml:2 says "cost", specs\/persondata\.yaml:\d+ says "read"/,
  ],
  [
    "a creating operation is marked read",
    "crm",
    set(at("crm_create_record", "effect"), "read"),
    /^crm_create_record effect: .* says "write", .* says "read"/,
  ],
  [
    "a job has no failed state",
    "docgen",
    remove(["jobs", "generation", "fail"]),
    /^docgen_generate job\.fail: .* says \{"status":"failed"\}, .* says nothing/,
  ],
  [
    "a cursor is sent as another parameter",
    "docgen",
    set(at("docgen_list_themes", "page", "send"), "query"),
    /^docgen_list_themes page\.send: .* says "after", .* says "query"/,
  ],
  [
    "a page has no more",
    "docgen",
    remove(at("docgen_list_folders", "page", "until")),
    /^docgen_list_folders page\.until: .* says \{"body\.hasMore":false\}, .* says nothing/,
  ],
  [
    "final codes are missing",
    "books",
    remove(["errors", "final"]),
    /^books finalCodes: .* says \["dailyLimitExceeded"\], .* says \[\]/,
  ],
  [
    "a reset header is misspelt",
    "persondata",
    set(["limits", "resetHeaders"], ["x-ratelimit-rest"]),
    /^persondata limits\.resetHeaders: .* says \["x-ratelimit-reset"\], .* says \["x-ratelimit-rest"\]/,
  ],
  [
    "a foreign suffix is among the allowed hosts",
    "crm",
    set(["server", "allowedHosts", 3], ".example.net"),
    /^crm server\.allowedHosts: .* says \["…","\.force\.com"\], .* says \["…","\.example\.net"\]/,
  ],
  [
    "a fixed host is another",
    "books",
    set(["server", "url"], "https://books.example"),
    /^books server\.url: .*googleapis/,
  ],
  [
    "a credential travels elsewhere",
    "docgen",
    set(["auth", "apiKey", "to"], "query.key"),
    /^docgen credentials\.apiKey\.to: /,
  ],
  [
    "a credential may be filled in by a model",
    "books",
    set(["auth", "apiKey", "visibility"], "user-or-llm"),
    /^books credentials\.apiKey\.visibility: .* says nothing, .* says "user-or-llm"/,
  ],
  [
    "a permission is missing",
    "directory",
    remove(at("directory_list_users", "scopes", 1)),
    /^directory_list_users scopes: /,
  ],
  [
    "calls are retried more often",
    "docgen",
    set(["limits", "retries"], 9),
    /^docgen limits\.retries: .* says nothing, .* says 9/,
  ],
  [
    "a call has another deadline",
    "docgen",
    set(at("docgen_generate", "limits"), { deadline: "1h" }),
    /^docgen_generate limits: .* says nothing, .* says \{"deadline":"1h"\}/,
  ],
  [
    "a key makes a charged call repeatable",
    "docgen",
    set(at("docgen_generate", "limits"), { idempotencyKey: "Idempotency-Key" }),
    /^docgen_generate limits: .*Idempotency-Key/,
  ],
  [
    "a code of the provider is misspelt",
    "books",
    rename(["errors", "codes", "userRateLimitExceeded"], "userRatelimitExceeded"),
    /^books codes\.userRateLimitExceeded: .* says "rate_limited", .* says nothing/,
  ],
  [
    "an operation has codes of its own",
    "crm",
    set(at("crm_query", "errors"), { codes: { MALFORMED_QUERY: "not_found" } }),
    /^crm_query codes: .* says nothing/,
  ],
  [
    "an error is an answer",
    "crm",
    set(at("crm_create_record", "accept"), { 409: {} }),
    // Its outputs may then be absent, too.
    /^crm_create_record accept: .* says nothing, .* says \{"409":\{\}\}/m,
  ],
  [
    "an error is an answer of all operations",
    "directory",
    set(["accept"], { 404: { output: { data: null } } }),
    /^directory accept: /,
  ],
  [
    "any error of a status is an answer",
    "persondata",
    remove(at("persondata_company_enrich", "accept", "404", "when")),
    /^persondata_company_enrich accept\.404\.when: /,
  ],
  [
    "a default is not sent",
    "directory",
    remove(at("directory_create_user", "params", "accountEnabled", "default")),
    /^directory_create_user accountEnabled\.default: .* says true, .* says nothing/,
  ],
  [
    "a cursor is shown to people",
    "persondata",
    remove(at("persondata_person_search", "params", "scrollToken", "visibility")),
    /^persondata_person_search scrollToken\.visibility: .* says "hidden", .* says nothing/,
  ],
  [
    "an address of the caller may be filled in by a model",
    "crm",
    set(["params", "instanceUrl", "visibility"], "user-or-llm"),
    /^crm instanceUrl\.visibility: .* says "user-only"/,
  ],
  [
    "a list is sent as text",
    "docgen",
    set(at("docgen_generate", "params", "folderIds", "convert"), ["csv", { join: "," }]),
    /^docgen_generate folderIds\.convert: .* says "csv", .* says \["csv",\{"join":","\}\]/,
  ],
  [
    "an output has another type",
    "persondata",
    set(at("persondata_person_search", "output", "metadata.total"), {
      from: "body.total",
      type: "number",
    }),
    /^persondata_person_search metadata\.total\.type: .* says "integer", .* says "number"/,
  ],
  [
    "an output may be absent",
    "crm",
    set(at("crm_create_record", "output", "metadata.id", "missing"), "omit"),
    /^crm_create_record metadata\.id\.optional: .* says nothing, .* says true/,
  ],
  [
    "a status of success is missing",
    "docgen",
    remove(at("docgen_generate", "reply", "200")),
    /^docgen_generate statuses: .* says \[200,201\], .* says \[201\]/,
  ],
  [
    "a parameter is new",
    "books",
    set(at("books_get_volume", "params", "projection"), { type: "string" }),
    /^books_get_volume projection: .* says nothing, .* says \{"type":"string","in":"query\.projection"\}/,
  ],
];

test.each(mistakes)("%s: the documentation says otherwise", (_, provider, edit, message) => {
  const { manifest, found } = plantedIn(provider, edit);
  const file = { ...manifestFileOf(provider), manifest };
  const messages = found.map((each) => told(each, file));
  expect(messages.join("\n")).toMatch(message);
  for (const each of messages) expect(each).toMatch(/\.yaml:\d+ says .*specs\/\w+\.yaml:\d+ says /);
});

/** What is documented for its own sake; the rest of a manifest is held by calls, refusals and answers. */
const stated = new Set(["server", "auth", "limits", "accept", "params", "effect", "page", "jobs"]);

test.each(
  documented.map(({ provider }) => provider),
)("%s: the documentation says otherwise of every mutant of what it states", (provider) => {
  const original = originalOf(provider);
  const mutants = packageMutants(original).filter(({ edit }) => {
    const [root = "", , member = ""] = edit.path;
    // The calls by hand say where an operation goes.
    if (member === "server") return false;
    const ofOutput = ["type", "optional", "nullable"].includes(String(edit.path.at(-1)));
    return (
      stated.has(String(root === "operations" ? member : root)) || (member === "output" && ofOutput)
    );
  });
  const unseen = mutants.filter(
    ({ edit }) => accepted(original, edit) !== null && plantedIn(provider, edit).found.length === 0,
  );
  expect(unseen.map(({ id }) => id)).toEqual([]);
  // Else nothing was asked.
  expect(mutants.length).toBeGreaterThan(20);
});

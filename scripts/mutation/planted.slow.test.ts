import { expect, test } from "vitest";
import { project } from "../emit/project.fixture.ts";
import { jsonOf } from "../language/ir/json.ts";
import { type Edit, remove, rename, set } from "./edit.ts";
import { packageFailures } from "./judge.ts";
import { mutantOf } from "./mutant.ts";
import { originalOf } from "./original.ts";
import { regenerate } from "./regenerate.ts";

/** A mistake that somebody could make in a manifest, or that the generator could make in a client. */
interface Mistake {
  readonly provider: string;
  readonly edit: Edit;
  /** In the emitted client, in place of an edit of the manifest. */
  readonly client?: readonly [before: string, after: string];
}

const at = (operation: string, ...path: readonly (string | number)[]) =>
  ["operations", operation, ...path] as const;
const untouched = set(["version"], "v1.0");

/** Durations of the manifest that are off by a thousand, each where the suite says so. */
const jobs = (member: string, value: string): Mistake => ({
  provider: "docgen",
  edit: set(["jobs", "generation", member], value),
});

const mistakes: readonly [string, Mistake, RegExp][] = [
  [
    "top in place of $top",
    {
      provider: "directory",
      edit: set(at("directory_list_users", "params", "top", "to"), "query.top"),
    },
    /^directory_list_users top.*: query has no "\$top" of top/m,
  ],
  [
    "the default of accountEnabled is not sent",
    {
      provider: "directory",
      edit: remove(at("directory_create_user", "params", "accountEnabled", "default")),
    },
    /^directory_create_user .*: the default of accountEnabled was not sent/m,
  ],
  [
    "folderIds are sent as text",
    {
      provider: "docgen",
      edit: untouched,
      client: ["folderIds: params.folderIds", "folderIds: params.folderIds?.join()"],
    },
    /^docgen_generate .*folderIds.*: body "folderIds": expected \["/m,
  ],
  [
    "the API key is in the query as well as in the header",
    {
      provider: "docgen",
      edit: untouched,
      client: [
        "headers: {",
        'query: { api_key: credential("apiKey", given.apiKey) },\n    headers: {',
      ],
    },
    /^docgen_list_themes .*: the credential apiKey is also in the query, as "api_key"/m,
  ],
  [
    "metadata.count comes from another field",
    {
      provider: "books",
      edit: set(at("books_search_volumes", "output", "metadata.count"), {
        from: ["body.totalItems"],
        type: "integer",
        default: 0,
        description: "How many volumes this reply holds.",
      }),
    },
    /^books_search_volumes .*: output.metadata.count: expected \d+, got \d+/m,
  ],
  [
    "the password is no secret",
    {
      provider: "directory",
      edit: remove(at("directory_create_user", "params", "password", "secret")),
    },
    /^directory_create_user reply 400 repeating password .*: error.message shows the secret password/m,
  ],
  [
    "a maximum is too high",
    {
      provider: "books",
      edit: set(at("books_search_volumes", "params", "maxResults", "maximum"), 1e6),
    },
    /^books_search_volumes maxResults=\d+: expected a refusal because of maxResults, was sent/m,
  ],
  [
    "a minimum is one too high",
    {
      provider: "docgen",
      edit: set(at("docgen_list_themes", "params", "limit", "minimum"), 2),
    },
    /^docgen_list_themes limit=\d+: expected a request, none was sent: .*limit must be/m,
  ],
  [
    "an output is renamed",
    {
      provider: "crm",
      edit: rename(at("crm_query", "output", "metadata.totalSize"), "metadata.total"),
    },
    /^crm_query .*: output.metadata.totalSize: expected \d+, got nothing/m,
  ],
  [
    "a job is asked for a thousand times as often",
    jobs("every", "5ms"),
    /^docgen_generate asks for its job in time: expected the last request after 5 s, got 5 ms; jobs\.generation\.every in specs\/docgen\.yaml decides/m,
  ],
  [
    "a job may take a sixtieth of its time",
    jobs("timeout", "10s"),
    /^docgen_generate waits no longer than it may: expected the end after 600 s, got 10 s; jobs\.generation\.timeout in /m,
  ],
  [
    "an attempt may take a thousandth of its time",
    { provider: "books", edit: set(["limits", "timeout"], "30ms") },
    /^books_search_volumes ends an attempt that nobody answers: expected the end after 30 s, got 30 ms; limits\.timeout in /m,
  ],
];

/** Everything that the whole suite says of a package with the mistake. */
async function messagesOf({ provider, edit, client }: Mistake): Promise<string> {
  const original = originalOf(provider);
  const files = await regenerate(original, edit, project);
  if (!files) throw new Error("the checker of manifests refuses it already");
  const planted = files.map(({ path, contents }) => {
    if (!client || path !== "src/client.ts") return { path, contents };
    expect(contents).toContain(client[0]);
    return { path, contents: contents.replace(...client) };
  });
  const mutant = mutantOf(jsonOf(original.manifest), provider, "package", edit);
  const messages: string[] = [];
  const everyOperation = { ...mutant, operation: null };
  for await (const { message } of packageFailures(everyOperation, planted)) messages.push(message);
  return messages.join("\n");
}

test.each(mistakes)("%s: operation and parameter are named", async (_, mistake, message) => {
  expect(await messagesOf(mistake)).toMatch(message);
});

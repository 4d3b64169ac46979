import { expect, test } from "vitest";
import { exampleCases } from "../cases/examples.ts";
import { secretValue } from "../values/call.ts";
import type { Case } from "../contract/case.ts";
import { contractOf } from "../contract/read.ts";
import { memoryTarget } from "../servers/memory.ts";
import { runCase } from "./run-case.ts";
import { generatedBlocks } from "./blocks.ts";
import type { Blocks } from "./types.ts";

const CREDENTIAL = secretValue;

/** The example of an operation, by its name. */
function exampleOf(provider: string, id: string, name: string): Case {
  const contract = contractOf(provider);
  const operation = contract.operations.find((each) => each.id === id);
  const cases = operation ? exampleCases(contract, operation) : [];
  const found = cases.find(({ title }) => title === `example "${name}"`);
  if (!found) throw new Error(`${id} has no example ${name}`);
  return found;
}

/** The emitted block, whose requests are changed on their way. */
function changing(change: (request: Request) => Request | Promise<Request>): Blocks {
  return {
    execute: (provider, inputs, context) =>
      generatedBlocks.execute(provider, inputs, {
        ...context,
        fetch: async (request) => (context.fetch ?? fetch)(await change(request)),
      }),
  };
}

const address = (change: (url: URL) => string | undefined) =>
  changing((request) => {
    const url = new URL(request.url);
    return new Request(change(url) ?? url, request);
  });

const header = (name: string, value: string) =>
  changing((request) => {
    request.headers.set(name, value);
    return request;
  });

const body = (change: (body: Record<string, unknown>) => void) =>
  changing(async (request) => {
    const content = Object(await request.clone().json());
    change(content);
    return new Request(request, { method: request.method, body: JSON.stringify(content) });
  });

const listed = exampleOf("directory", "directory_list_users", "nobody, no parameters");
const filtered = exampleOf(
  "directory",
  "directory_list_users",
  "filter that needs advanced query support",
);
const fetched = exampleOf(
  "directory",
  "directory_get_user",
  "guest by user principal name, mostly empty",
);
const created = exampleOf("directory", "directory_create_user", "account enabled by default");
const generated = exampleOf("docgen", "docgen_generate", "every option of a presentation");
const short = exampleOf("docgen", "docgen_generate", "text and mode only");

const mistakes: readonly [string, Case, Blocks, RegExp][] = [
  [
    "a query that is not declared",
    filtered,
    address((url) => url.href.replace("$filter", "filter")),
    /query has no "\$filter" of filter, expected .*\n.*query has "filter", which is not declared/,
  ],
  [
    "a query in the wrong case",
    filtered,
    address((url) => url.href.replace("$filter", "$Filter")),
    /query has "\$Filter" where "\$filter" of filter was expected/,
  ],
  [
    "an empty optional query",
    listed,
    address((url) => `${url.href}?$filter=`),
    /query has "\$filter" without a value; it must be left out/,
  ],
  [
    "a path that is encoded twice",
    fetched,
    address((url) => url.href.replaceAll("%", "%25")),
    /path was encoded twice/,
  ],
  [
    "a path that is not encoded",
    fetched,
    address((url) => decodeURIComponent(url.href)),
    /path: expected .*, got /,
  ],
  [
    "the credential in a second place",
    listed,
    address((url) => `${url.href}?access_token=${CREDENTIAL}`),
    /the credential accessToken is also in the query, as "access_token"/,
  ],
  [
    "another credential",
    listed,
    header("authorization", "Bearer undefined"),
    /header "authorization": expected "Bearer <accessToken>", got "Bearer undefined"/,
  ],
  [
    "a header that is not declared",
    listed,
    header("consistencylevel", "eventual"),
    /header has "consistencylevel", which is not declared: "eventual"/,
  ],
  [
    "a default that must be sent and is not",
    created,
    body((content) => delete content["accountEnabled"]),
    /the default of accountEnabled was not sent: body has no "accountEnabled", expected true/,
  ],
  [
    "a constant that is not sent",
    created,
    body((content) => Object.assign(content, { passwordProfile: {} })),
    /body.passwordProfile has no "forceChangePasswordNextSignIn", expected true/,
  ],
  [
    "a documented default that is sent",
    short,
    body((content) => Object.assign(content, { format: "presentation" })),
    /the documented default of format was sent: "format" must be left out/,
  ],
  [
    "a member of the body that is not declared",
    short,
    body((content) => Object.assign(content, { output: 5 })),
    /body has "output", which is not declared: 5/,
  ],
  [
    "text where a list is meant",
    generated,
    body((content) => Object.assign(content, { folderIds: String(content["folderIds"]) })),
    /body "folderIds": expected \["fld_reports","fld_2026"\], got "fld_reports,fld_2026"/,
  ],
  [
    "a member in another group",
    generated,
    body((content) => Object.assign(content, { imageModel: "imagen-4-pro", imageOptions: {} })),
    /body.imageOptions has no "model" of imageModel, expected "imagen-4-pro"/,
  ],
];

test.each(mistakes)("%s is a failure", async (_, each, blocks, message) => {
  const contract = contractOf(each.provider);
  expect(await runCase(generatedBlocks, memoryTarget, each, contract)).toEqual([]);
  const failures = await runCase(blocks, memoryTarget, each, contract);
  const text = failures.map((failure) => failure.message).join("\n");
  expect(text).toMatch(message);
  for (const { message: one } of failures) expect(one.startsWith(`${each.id}: `)).toBe(true);
  expect(text).not.toContain(CREDENTIAL);
});

/** Failures of a case with another block, server or caller. */
async function messagesOf(each: Case, blocks: Blocks, target = memoryTarget): Promise<string> {
  const failures = await runCase(blocks, target, each, contractOf(each.provider));
  return failures.map(({ message }) => message).join("\n");
}

test("a violation that the server reports is a failure", async () => {
  const objecting: typeof memoryTarget = {
    async send(provider, request, wanted) {
      const { response } = await memoryTarget.send(provider, request, wanted);
      return { response, violations: ["Prism objects: value must be an array"] };
    },
  };
  expect(await messagesOf(listed, generatedBlocks, objecting)).toBe(
    `${listed.id}: Prism objects: value must be an array`,
  );
});

test("a request that is sent twice is a failure", async () => {
  const twice: Blocks = {
    execute: async (provider, inputs, context) => {
      await generatedBlocks.execute(provider, inputs, context);
      return generatedBlocks.execute(provider, inputs, context);
    },
  };
  expect(await messagesOf(listed, twice)).toBe(`${listed.id}: expected one request, 2 were sent`);
});

test("what should be refused and is sent is a failure", async () => {
  const refused: Case = {
    ...listed,
    id: "directory_list_users top=1000",
    expected: { kind: "refused", inputs: ["top"], code: "invalid_input" },
  };
  expect(await messagesOf(refused, generatedBlocks)).toBe(
    "directory_list_users top=1000: expected a refusal because of top, was sent",
  );
  const blamed = { ...refused, inputs: { ...listed.inputs, filter: 5 } };
  expect(await messagesOf(blamed, generatedBlocks)).toBe(
    "directory_list_users top=1000: expected a refusal because of top, but filter is blamed",
  );
});

test("another output and another error are failures", async () => {
  const { expected } = listed;
  if (expected.kind !== "sent") throw new Error("the example is sent");
  const outputs = { data: [], metadata: { count: 7 } };
  const other: Case = {
    ...listed,
    expected: { ...expected, outcome: { kind: "output", output: outputs } },
  };
  expect(await messagesOf(other, generatedBlocks)).toBe(
    `${listed.id}: output.metadata.count: expected 7, got 0`,
  );
  const failed: Case = {
    ...listed,
    expected: { ...expected, outcome: { kind: "error", error: { code: "not_found" } } },
  };
  expect(await messagesOf(failed, generatedBlocks)).toMatch(/expected the error not_found, got \{/);
});

test("a case that a person wrote names their file, its line and the manifest", async () => {
  const text = "effect: read\nleast:\n  inputs: {}\n";
  const written = { file: "tests/providers/x/y.yaml", text, member: ["least"] };
  const blocks = header("consistencylevel", "eventual");
  const contract = contractOf("directory");
  const [failure] = await runCase(blocks, memoryTarget, { ...listed, written }, contract);
  expect(failure?.message).toMatch(
    /; tests\/providers\/x\/y\.yaml:2 says so: correct it, or specs\/directory\.yaml$/,
  );
});

import { describe, expect, test } from "vitest";
import { outputInput } from "../../language/ir/call.ts";
import { operationNames } from "../../language/ir/names.ts";
import type { Job, Provider } from "../../language/ir/types.ts";
import { EMITTED_FILES } from "../../language/check/hooks.ts";
import { project, provider, release } from "./provider.fixture.ts";
import { emit } from "./index.ts";
import { oddProvider } from "./odd-provider.fixture.ts";
import { operationsTarget } from "./operations.ts";

async function emitted(subject: Provider): Promise<Readonly<Record<string, string>>> {
  const files = await operationsTarget.emit(subject, project);
  return Object.fromEntries(files.map(({ path, contents }) => [path, contents]));
}

async function operationsFile(subject: Provider): Promise<string> {
  return (await emitted(subject))["src/operations.ts"] ?? "";
}

describe("operations.ts", () => {
  test("says once what operations have in common, and what one has in its place", async () => {
    const [search, create] = provider.operations;
    if (!search || !create) throw new Error("the fixture has two operations");
    const errors = { ...create.errors, message: ["body.why"] };
    const odd = { ...create, names: operationNames("demo", "demo_create_odd_note"), errors };
    const text = await operationsFile({ ...provider, operations: [search, create, odd] });
    expect(text).toContain('const demo: Provider<Credentials> = {\n  id: "demo",\n');
    expect(text.match(/ {2}errors: \{/g)).toHaveLength(2);
    expect(text).toContain('  errors: { message: ["body.why"],');
    expect(text.match(/^ {4}accessToken: /gm)).toHaveLength(1);
    expect(text).toContain(">(demo, createNoteCall, {\n  name: ");
  });

  test("has a provider of its own for other credentials, and says where an operation has more of them", async () => {
    const [search, create] = provider.operations;
    if (!search || !create) throw new Error("the fixture has two operations");
    const apart = { ...create, auth: [] };
    const text = await operationsFile({ ...provider, operations: [search, apart] });
    expect(text).toContain("const demo2: Provider<Credentials");
    expect(text).toContain(">(demo2, createNoteCall, {\n");
    const parameters = create.parameters.filter(({ name }) => name !== "region");
    const without = { ...create, parameters };
    const own = await operationsFile({ ...provider, operations: [search, without] });
    expect(own).toContain("\n  credentials: {\n    accessToken: ");
  });

  test("says once how a job is waited for that several operations start in the same way", async () => {
    const [search, create] = provider.operations;
    if (!search || !create) throw new Error("the fixture has two operations");
    const again = { ...create, id: "demo_again", names: operationNames("demo", "demo_again") };
    const job: Job = {
      name: "new_note",
      start: [create.id],
      poll: { call: search.id, with: { q: outputInput("metadata.next") } },
      until: { "metadata.count": 1 },
      error: { message: null, status: null },
      everyMs: 1000,
      timeoutMs: 9000,
    };
    const operations = [search, create, again];
    const alone = await operationsFile({ ...provider, operations, jobs: [job] });
    expect(alone).toContain("  job: {\n    poll: {\n      operation: () => searchNotes,\n");
    const jobs = [{ ...job, start: [create.id, again.id] }];
    const both = await operationsFile({ ...provider, operations, jobs });
    expect(both).toContain(
      "const newNoteJob: Job<SearchNotesOutputs> = {\n  poll: {\n    operation: () => searchNotes,",
    );
    expect(both.match(/ {2}job: newNoteJob,/g)).toHaveLength(2);
  });

  test("imports no types that nothing uses", async () => {
    const outputs = provider.operations[0]?.outputs.filter(({ type }) => type !== "json") ?? [];
    const plain = provider.operations.map((operation) => ({ ...operation, outputs }));
    expect(await operationsFile({ ...provider, operations: plain })).not.toContain("./types.ts");
  });

  test("makes way for operations that are called like what it uses", async () => {
    const text = await operationsFile(oddProvider);
    expect(text).toContain("  defineOperation as defineOperationBase,");
    expect(text).toContain("  connection as connectionBase,");
    expect(text).toContain("  keywords: [acceptedErrorsBase],\n");
    expect(text).toContain("export const defineOperation = /* @__PURE__ */ defineOperationBase<");
    expect(text).toContain('import type { Note } from "./types.ts";');
    expect(text).toContain("data: Note[];");
  });

  test("names the keywords that an operation uses, and no other", async () => {
    const [search, create] = (await operationsFile(provider)).split("export const createNote");
    expect(search).toContain("  keywords: [acceptedErrors, enums, lists, rules, textLimits],\n");
    expect(create).toContain("  keywords: [booleans, enums, jsonInputs, lists, rules],\n");
  });
});

describe("hooks", () => {
  test("are emitted as they are, each file once", async () => {
    const files = await emitted(oddProvider);
    expect(Object.keys(files)).toEqual([
      "src/operations.ts",
      "src/hooks/first.ts",
      "src/hooks/second.ts",
      "src/hooks/third.ts",
      "hooks/first.ts",
      "hooks/second.ts",
      "hooks/third.ts",
    ]);
    const source = oddProvider.operations[0]?.hooks.request?.source;
    expect(files["src/hooks/first.ts"]).toBe(source);
    expect(files["hooks/first.ts"]).toBe(source);
  });

  test("of the same name in two files are told apart", async () => {
    const text = await operationsFile(oddProvider);
    expect(text).toContain('import { hook as hookBase } from "./hooks/first.ts";');
    expect(text).toContain('import { hook as hookBaseBase } from "./hooks/second.ts";');
    expect(text).toContain("  hooks: hooks({ request: hookBase, reply: hookBaseBase }),");
  });

  test("say what they put into inputs that callers are not shown", async () => {
    const [operation] = oddProvider.operations;
    const [parameter] = provider.operations[0]?.parameters ?? [];
    if (!operation || !parameter) throw new Error("the fixtures have some");
    const hidden = { ...parameter, name: "groups", visibility: "hidden" } as const;
    const secret = { ...hidden, name: "pin", secret: true };
    const parameters = [...operation.parameters, hidden, secret];
    const subject = { ...oddProvider, operations: [{ ...operation, parameters }] };
    expect(await operationsFile(subject)).toContain(
      'hooks: hooks({ request: hook, reply: hookBase, hidden: ["groups"] }),',
    );
  });

  test("that sign make a connection of their own, in the client as well", async () => {
    const { "src/client.ts": client = "", "src/operations.ts": operations = "" } =
      Object.fromEntries(
        (await emit(oddProvider, project, release, [])).map(({ path, contents }) => [
          path,
          contents,
        ]),
      );
    expect(client).toContain('import { sign as signHook } from "./hooks/third.ts";');
    expect(client).toContain(
      "export const connectionConnection = /* @__PURE__ */ signing(connection, connectionCall, {\n" +
        '  sign: signHook,\n  adds: ["x-signature"],\n' +
        '  takes: ["accessToken", "apiKey", "teamKey", "region"],\n});',
    );
    expect(client).toContain(
      "...callOptions(connectionCall, connectionConnection(options, options), init),",
    );
    expect(operations).toContain("  connect: connectionConnection,\n});");
  });

  test("have types where they ask for them", async () => {
    const all = await emit(oddProvider, project, release, []);
    const files = new Map(all.map(({ path, contents }) => [path, contents]));
    expect(files.get("src/hooks.ts")).toContain("  sign: SignHook<DemoCredentials>;\n");
    expect(files.get("src/hooks/third.ts")).toContain('import type { Hooks } from "../hooks.ts";');
    expect(files.get("hooks/third.ts")).toContain('import type { Hooks } from "@demo/demo";');
    expect(files.get("src/index.ts")).toContain('export type { Hooks } from "./hooks.ts";');
  });

  test("cannot take the place of any other file of the package", async () => {
    const files = await emit(provider, project, release, []);
    const sources = files.flatMap(({ path }) => /^src\/(.*)/.exec(path)?.[1] ?? []);
    expect(new Set(sources)).toEqual(EMITTED_FILES);
  });
});

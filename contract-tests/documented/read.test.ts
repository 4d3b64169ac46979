import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, editFile } from "../../tests/kit/folder.ts";
import { UsageError } from "../settings/usage-error.ts";
import { documentedCases } from "./cases.ts";
import { notesDocumented } from "./notes.fixture.ts";
import { documentationOf, documentedProviders, untold } from "./read.ts";
import type { OperationExpectations } from "./types.ts";

test("a project may have nothing written down", () => {
  expect(documentedProviders(null)).toEqual([]);
});

test("each folder with a provider.yaml is a provider, each other file an operation", () => {
  const notes = notesDocumented();
  expect(notes.provider).toBe("notes");
  expect(Object.keys(notes.operations)).toEqual(["notes_list"]);
});

test("limits give the values on both sides of them", () => {
  const cases = documentedCases(notesDocumented());
  const titles = cases.map(({ title, expected }) => `${title} is ${expected.kind}`);
  expect(titles).toEqual([
    "documented: no more than needed is sent",
    "documented: size=10 is sent",
    "documented: size=11 is refused",
    "documented: size=1.5 is refused",
    'documented: size="many" is refused',
    "documented: after=5 is refused",
    "documented: without apiKey is refused",
  ]);
  expect(cases.map(({ written }) => written?.member.join(" "))).toEqual([
    "least",
    ...["size", "size", "size", "size", "after", "apiKey"].map((name) => `parameters ${name}`),
  ]);
  const open = documentedCases(notesDocumented(), (_, name) => name === "size");
  expect(open.map(({ title }) => title)).not.toContain("documented: size=11");
});

test("values are tried in a header, and in the path where they are refused only", () => {
  const notes = notesDocumented();
  const { notes_list: list } = notes.operations;
  if (!list) throw new Error("the operation is gone");
  const parameters = {
    id: { type: "string", maxLength: 2, in: "path" },
    depth: { type: "integer", maximum: 3, in: "headers.X-Depth" },
  } as const;
  const cases = documentedCases({
    ...notes,
    operations: { notes_list: { ...list, parameters } },
  });
  const sent = cases.flatMap(({ title, expected }) =>
    expected.kind === "sent" ? [[title, expected.request.headers["x-depth"]]] : [],
  );
  expect(sent).toEqual([
    ["documented: no more than needed", undefined],
    ["documented: depth=3", "3"],
  ]);
  expect(cases.map(({ title }) => title)).toContain('documented: id="xxx"');
});

test.each([
  ["query.q", { query: { id: ["7"] }, headers: { accept: "application/json", "x-q": "a" } }],
  ["headers.X-Q", { query: { q: ["a"], id: ["7"] }, headers: { accept: "application/json" } }],
  ["none", { query: { q: ["a"], id: ["7"] }, headers: { accept: "application/json", "x-q": "a" } }],
])("a value takes the place of one in %s", (place, { query, headers }) => {
  const parameters = {
    q: { type: "string", in: place },
    id: { type: "integer", insteadOf: "q", accepts: [7], in: "query.id" },
  } as const;
  const sent = requestOf("id=7", parameters, "https://notes.example/notes?q=a", { "x-q": "a" });
  expect(sent.query).toEqual(query);
  expect(sent.headers).toEqual(headers);
});

test("a value goes in the body where the smallest call has none", () => {
  const parameters = {
    done: { type: "boolean", accepts: [true], in: "body.filter.done" },
  } as const;
  expect(requestOf("done=true", parameters, "https://notes.example/notes")).toMatchObject({
    headers: { "content-type": "application/json" },
    body: { filter: { done: true } },
  });
});

/** The request of a case, of an operation with these parameters and this smallest call. */
function requestOf(
  title: string,
  parameters: OperationExpectations["parameters"],
  address: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const notes = notesDocumented();
  const { notes_list: list } = notes.operations;
  if (!list) throw new Error("the operation is gone");
  const inputs = { q: "a" };
  const least = { ...list.least, inputs, request: `GET ${address}` };
  const operations = { notes_list: { ...list, parameters, least } };
  const cases = documentedCases({ ...notes, headers, operations });
  const found = cases.find((each) => each.title === `documented: ${title}`)?.expected;
  if (found?.kind !== "sent") throw new Error(`no case sends ${title}`);
  return found.request;
}

test("a name that does not exist is refused, for it would be a test that never runs", () => {
  const provider = "server: { url: https://notes.example }\nshard: {}\n";
  const folder = newFolder({ "notes/provider.yaml": provider });
  const file = join(folder, "notes/provider.yaml");
  const found = () => documentedProviders(folder);
  expect(found).toThrow(`${file}:1: must have required property 'shared'`);
  expect(found).toThrow(`${file}:2: "shard" is unknown`);
});

test("everything wrong is told at once, each by file and line", () => {
  const folder = newFolder({
    "notes/provider.yaml": "shared: {}\nserver: { url: a",
    "notes/notes_list.yaml": "effect: reads\n",
    "tasks/tasks_list.yaml": "effect: read\n",
    "empty/": "",
  });
  const found = () => documentedProviders(folder);
  expect(found).toThrow(UsageError);
  expect(found).toThrow(
    [
      `${folder}/notes/provider.yaml:2: Flow map in block collection must be sufficiently indented and end with a }`,
      `${folder}/notes/notes_list.yaml:1: must have required property 'least'`,
      `${folder}/notes/notes_list.yaml:1: must have required property 'parameters'`,
      `${folder}/notes/notes_list.yaml:1: effect must be one of read, write, cost`,
      `${folder}/tasks has no provider.yaml; write one, or delete the folder`,
    ].join("\n"),
  );
  const gone = join(folder, "gone");
  expect(() => documentedProviders(gone)).toThrow(
    `package.json: "blockwright.documented": there is no folder ${gone}`,
  );
});

test("a request or a place that nothing can be made of is told", () => {
  const folder = newFolder();
  const notes = new URL("testdata/notes", import.meta.url);
  cpSync(notes, join(folder, "notes"), { recursive: true });
  const file = join(folder, "notes/notes_list.yaml");
  editFile(file, "GET https://notes.example/notes?key=k-notes", "/notes");
  editFile(file, "query.size", "size");
  const found = () => documentedProviders(folder);
  expect(found).toThrow("least.request is wrong: Method and address as they travel: GET https://");
  expect(found).toThrow("parameters.size.in is wrong: Where it travels: path, body, query.q,");
});

test("documentation of a provider without a manifest is told", () => {
  expect(untold("contract-tests/documented/testdata")).toEqual([
    "contract-tests/documented/testdata/notes/provider.yaml is of no use: there is no specs/notes.yaml; add the manifest, or delete the folder",
  ]);
});

test("what another provider documents wrongly is no fault of one that is read", () => {
  const folder = newFolder({ "tasks/provider.yaml": "shard: {}\n" });
  cpSync(new URL("testdata/notes", import.meta.url), join(folder, "notes"), { recursive: true });
  const { found, problems } = documentationOf(["notes", "tasks"], folder);
  expect(found.map(({ provider }) => provider)).toEqual(["notes"]);
  expect([...problems.keys()]).toEqual(["tasks"]);
  expect(documentationOf(["notes"], folder).problems.size).toBe(0);
});

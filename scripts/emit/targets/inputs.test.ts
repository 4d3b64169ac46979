import { describe, expect, test } from "vitest";
import type { Parameter } from "../../language/ir/types.ts";
import { committed } from "../committed.fixture.ts";
import { doc, oneLine } from "../render/encode.ts";
import { editorOf } from "./editor.fixture.ts";
import { project, provider } from "./provider.fixture.ts";
import { inputsTarget } from "./inputs.ts";
import { sentParameters } from "./inputs/parameters.ts";
import { parameterDoc } from "./typescript/parameter-doc.ts";

const [file] = await inputsTarget.emit(provider, project);
const text = oneLine(file?.contents ?? "");

describe("inputs.ts", () => {
  test("writes inputs out and derives what the client takes", () => {
    expect(text).toContain("export interface SearchNotesInputs extends DemoCredentials { ");
    expect(text).toContain(
      "export interface SearchNotesParams extends Omit<SearchNotesInputs, keyof DemoCredentials> { ",
    );
  });

  test("declares again what is sent in another type, and nothing else", () => {
    const [, params = ""] = /interface SearchNotesParams.*? \{ (.*?) \}/.exec(text) ?? [];
    expect(params).toBe("tags?: string[] | undefined;");
  });

  test("leaves out what neither travels nor makes up the address", async () => {
    const [search] = provider.operations;
    if (!search) throw new Error("the fixture has operations");
    const parameters = search.parameters.map((parameter) =>
      parameter.name === "trace"
        ? { ...parameter, placement: { kind: "none" } as const }
        : parameter,
    );
    const operations = [{ ...search, parameters }];
    const [other] = await inputsTarget.emit({ ...provider, operations }, project);
    expect(other?.contents).toContain('keyof DemoCredentials | "trace">');
  });

  test.each([provider, ...committed()])("holds each comment of $id once", async (subject) => {
    const [{ contents } = { contents: "" }] = await inputsTarget.emit(subject, project);
    const comments = subject.operations.flatMap((operation) =>
      operation.parameters.flatMap((parameter) =>
        parameter.shared ? [] : [`${operation.id} ${parameterDoc(parameter)}`],
      ),
    );
    const own = contents.match(/^ {2}\/\*\*/gm) ?? [];
    const shared = subject.auth.length + subject.server.params.length;
    expect(own).toHaveLength(comments.length + shared);
  });
});

test.each([
  provider,
  ...committed(),
])("an editor shows the comments of $id on what operations and the client take", async (subject) => {
  const editor = await editorOf(subject);
  const shown = (type: string, parameters: readonly Parameter[]) => ({
    code: [
      `import type { ${type} } from "./inputs.ts";`,
      `declare const given${type}: ${type};`,
      ...parameters.map(({ name }) => `given${type}.${name}|;`),
    ].join("\n"),
    comments: parameters.map((parameter) => doc(parameterDoc(parameter))),
  });
  const all = subject.operations.flatMap((operation) => [
    shown(operation.names.inputs, operation.parameters),
    shown(operation.names.params, sentParameters(operation)),
  ]);
  const comments = editor.comments(all.map(({ code }) => code).join("\n"));
  expect(comments.map(oneLine)).toEqual(all.flatMap((each) => each.comments));
});

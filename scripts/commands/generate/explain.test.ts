import { expect, test } from "vitest";
import { kinds } from "../../intake/finding-kind.ts";
import { catalogues, explanations } from "../../language/reference/explanations.ts";
import { fakeStreams } from "../../system/terminal/streams.fixture.ts";
import { explain } from "./explain.ts";

function explained(code: string, format: "text" | "json" = "text"): string {
  const { streams, said } = fakeStreams();
  explain(code, format, streams);
  return said.stdout;
}

test("a code is explained with its cause, its fix and an example", () => {
  expect(explained("limit-type")).toMatchInlineSnapshot(`
    "error limit-type: \`{limit}\` has no meaning for "{name}", which is of type {type}

    Each limit belongs to certain types: lengths to text, \`minimum\` to numbers.

    fix: Remove the limit, or correct the type.

    For example:

      specs/demo.yaml:18:31 error limit-type: \`maxLength\` has no meaning for "limit", which is of type integer
              limit: { type: integer, maxLength: 3, description: Page size. }
                                      ^^^^^^^^^
        fix: Remove the limit, or correct the type.
    "
  `);
});

test("for programs it is the same as data, with codes of workflows as well", () => {
  const found = explanations().find(({ code }) => code === "workflow-input-missing");
  expect(JSON.parse(explained("workflow-input-missing", "json"))).toEqual(found);
  expect(found).toMatchObject({
    of: "workflow",
    example: { text: expect.stringMatching(/^workflow\.yaml:/) },
  });
});

test("no cause and no fix names a page that an installed tool does not have", () => {
  const all: object[] = [...catalogues.map(({ entries }) => entries), kinds];
  const texts = all.flatMap((entries) =>
    Object.values(entries).map((each) => JSON.stringify(each)),
  );
  expect(texts.filter((text) => /\bdocs\/|\w\.md\b/.test(text))).toEqual([]);
});

test.each([
  ["limt-type", 'there is no diagnostic "limt-type"; did you mean "limit-type"?'],
  ["reference-not-befor", 'did you mean "reference-not-before"?'],
  ["limit type", 'there is no diagnostic "limit type"; did you mean "limit-type"?'],
  ["server-unfit", 'did you mean "server-map-unfit" or "server-parameter-unfit"?'],
  ["zzz", "a code stands after the word `error` or `warning`"],
])("%s is refused", (code, message) => {
  expect(() => explained(code)).toThrow(message);
});

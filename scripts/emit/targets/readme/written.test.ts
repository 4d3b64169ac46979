import { expect, test } from "vitest";
import type { Hole, Operation } from "../../../language/ir/types.ts";
import { searchNotes } from "../fixture/search-notes.fixture.ts";
import { writtenNotes } from "./written.ts";

const [parameter] = searchNotes.parameters;
if (!parameter) throw new Error("the fixture has parameters");

function hole(name: string): Hole {
  return { kind: "hole", choices: [{ kind: "parameter", name, path: [] }] };
}

function member(name: string, value: Hole) {
  return { kind: "member", name, optional: false, value } as const;
}

const none = { body: null, query: [], headers: [] };

test("nothing is said where nothing is written", () => {
  expect(writtenNotes({ ...searchNotes, written: none })).toEqual([]);
});

test("each input is shown at every place that it is sent to", () => {
  const list = { kind: "list", items: [hole("b"), { kind: "spread", of: hole("c") }] } as const;
  const members = [member("x", hole("a")), { ...member("y", hole("a")), value: list }];
  const operation: Operation = {
    ...searchNotes,
    parameters: ["a", "b", "c", "d"].map((name) => ({ ...parameter, name })),
    written: {
      body: { kind: "object", members },
      query: [member("q", hole("a"))],
      headers: [{ kind: "spread", of: hole("c") }],
    },
  };
  expect(writtenNotes(operation)).toEqual([
    "Where inputs are sent: a in body.x, query.q; b in body.y[]; c in body.y, headers.",
  ]);
});

test("the variables of a document are named, and what becomes of its errors", () => {
  const variable = (name: string, path: readonly string[]) =>
    ({
      ...parameter,
      name,
      placement: { kind: "property", path: ["variables", ...path] },
    }) as const;
  const operation: Operation = {
    ...searchNotes,
    written: none,
    parameters: [variable("id", ["id"]), variable("name", ["input", "name"])],
    graphql: { document: "query A { a }", file: null, partial: true },
  };
  expect(writtenNotes(operation)).toEqual([
    "Sends a GraphQL document with the variables id, input.name (name).",
    "Data beside errors is an answer; onWarning is told of each of the errors.",
  ]);
  const [first] = writtenNotes({ ...operation, parameters: [variable("id", ["id"])] });
  expect(first).toBe("Sends a GraphQL document with the variable id.");
});

import { expect, test } from "vitest";
import { parameter } from "../fixture/parameter.fixture.ts";
import { searchNotes } from "../fixture/search-notes.fixture.ts";
import { sentParameters } from "./parameters.ts";

test("the client takes what is only looked at where another parameter is sent", () => {
  const none = { placement: { kind: "none" } } as const;
  const parameters = [
    parameter("mode", none),
    parameter("zone", none),
    parameter("unread", none),
    parameter("text", { when: { mode: "long" } }),
    parameter("at", { convert: [{ "local-date-time": "zone" }] }),
  ];
  const names = sentParameters({ ...searchNotes, parameters }).map(({ name }) => name);
  expect(names).toEqual(["mode", "zone", "text", "at"]);
});

import { expect, test } from "vitest";
import type { Provider, Rule } from "../../../language/ir/types.ts";
import { provider } from "../provider.fixture.ts";
import { takenCredentials, takenNote } from "./taken.ts";

const { auth } = provider;
const optional = auth.map((each) => ({ ...each, optional: true as const }));
const one: Rule = {
  exactlyOne: auth.map(({ name }) => [name]),
  input: "key",
  severity: "error",
  message: "One of them.",
};

function taken(credentials: Provider["auth"], rules: readonly Rule[] = []): string {
  const operations = provider.operations.map((each) => ({ ...each, rules }));
  return takenCredentials({ auth: credentials, operations });
}

test("one, all, one of several, or what is given", () => {
  expect(taken(auth.slice(0, 1))).toBe("it");
  expect(taken(auth)).toBe("all of them");
  expect(taken(optional, [one])).toBe("one of them");
  expect(taken(optional)).toBe("those that are given");
});

test("where operations differ, each names its own", () => {
  const operations = provider.operations.map((each) => ({ ...each, auth: auth.slice(0, 1) }));
  expect(takenCredentials({ auth, operations })).toBe("those that it names");
});

test("an operation with credentials of its own says so", () => {
  expect(takenNote({})).toBeNull();
  expect(takenNote({ auth: [] })).toBe("Takes no credential.");
  expect(takenNote({ auth: auth.slice(0, 1) })).toBe("Takes the credential accessToken.");
  expect(takenNote({ auth: auth.slice(0, 2) })).toBe("Takes the credentials accessToken, apiKey.");
});

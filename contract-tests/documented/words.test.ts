import { expect, test } from "vitest";
import { comparedWords, type Kind, keywords } from "./keywords.ts";
import { kindOf, kinds } from "./kinds.fixture.ts";
import { documentedProviders } from "./read.ts";

// What real providers have no need of is in documentation of our own.
const documented = [
  ...documentedProviders("tests/providers"),
  ...documentedProviders("examples/providers/documented"),
  ...kinds.map((kind) => kindOf(kind).documented),
];

/** Objects of documentation by the definition that has their words. */
function objectsIn(): readonly (readonly [Kind, unknown])[] {
  return documented.flatMap(({ written, operations }) => [
    ...ofProvider(Object(written.facts)),
    ...Object.values(operations).flatMap((each) => ofOperation(Object(each.written.facts))),
  ]);
}

type Found = readonly (readonly [Kind, unknown])[];

const each = (kind: Kind, map: unknown): Found =>
  Object.values(Object(map)).map((value) => [kind, value]);

function shared(facts: Record<string, unknown>): Found {
  const { accept, codes, finalCodes: final, limits, parameters } = facts;
  const params = Object.values<Record<string, unknown>>(Object(parameters));
  return [
    ["limits", limits],
    ["errors", { ...(codes ? { codes } : {}), ...(final ? { final } : {}) }],
    ...each("accept", accept),
    ...params.flatMap(
      (one): Found => [
        ["parameter", one],
        ["options", one["options"]],
      ],
    ),
  ];
}

function ofProvider(facts: Record<string, unknown>): Found {
  const credentials = Object.values<Record<string, unknown>>(Object(facts["credentials"]));
  return [
    ["manifest", facts],
    ["block", facts["block"]],
    ["server", facts["server"]],
    ...credentials.flatMap(
      (one): Found => [
        ["credential", one],
        ["oauth", one["oauth"]],
        ["login", one["login"]],
      ],
    ),
    ...shared(facts),
  ];
}

function ofOperation(facts: Record<string, unknown>): Found {
  const { page, job, outputs, before, server } = facts;
  return [
    ["operation", facts],
    ["ownServer", server],
    ["page", page],
    ["job", job],
    ["call", Object(job).poll],
    ["call", Object(job).result],
    ["jobError", Object(job).error],
    ...each("output", outputs),
    ...each("lookup", before),
    ...shared(facts),
  ];
}

test("every word that documentation can have is in some that is written here", () => {
  const found = objectsIn().flatMap(([kind, object]) =>
    typeof object === "object" && object
      ? Object.keys(object).map((word) => `${kind}.${word}`)
      : [],
  );
  const all = (Object.keys(keywords) as Kind[]).flatMap((kind) =>
    comparedWords(kind).map((word) => `${kind}.${word}`),
  );
  expect(all.filter((word) => !found.includes(word))).toEqual([]);
});

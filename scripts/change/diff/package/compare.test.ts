import { describe, expect, test } from "vitest";
import { caseFiles, filesOf } from "../cases.fixture.ts";
import type { Change } from "../change.ts";
import { comparePackage } from "./compare.ts";
import { factsOf } from "./facts.fixture.ts";

const file = caseFiles("testdata").find(({ area }) => area === "package");
const { "index.d.ts": base = "" } = filesOf(file?.base ?? null);

/** Codes and sentences of what comes of replacing a text in the declarations. */
async function changes(from: string, to: string): Promise<readonly string[]> {
  expect(base).toContain(from);
  const found = comparePackage("tool", await factsOf(base), await factsOf(base.replace(from, to)));
  return found.map(line);
}

function line({ severity, code, message }: Change): string {
  return `${severity} ${code}: ${message}`;
}

describe("declarations", () => {
  test.each([
    [
      "options: Options,",
      "options?: Options,",
      "breaking package-changed: The declaration of `call` in `.` changed.",
    ],
    [
      "extends Error",
      "extends TypeError",
      "breaking package-changed: The declaration of `Failure` in `.` changed.",
    ],
    [
      "interface Options",
      "interface Options<T>",
      "breaking package-changed: The declaration of `Options` in `.` changed.",
    ],
    [
      "private readonly kept",
      "readonly status",
      "additive package-added: The member `status` was added to `Failure`.",
    ],
    [
      "count: number;",
      "count: number; size: number;",
      "additive package-added: The member `size` was added to `limits`.",
    ],
    [
      "count: number;",
      "",
      "breaking package-removed: The member `count` was removed from `limits`.",
    ],
    [
      "readonly url: string;",
      "readonly url: string; send(to?: string): void;",
      "breaking package-added-required: The required member `send` was added to `Options`.",
    ],
  ])("%s -> %s", async (from, to, expected) => {
    expect(await changes(from, to)).toEqual([expected]);
  });
});

describe("what no caller notices", () => {
  test.each([
    ["/** How to call. */", ""],
    ["readonly url: string;", "\n  /** Where. */\n  readonly   url: string,"],
    ["private readonly kept: string", "private other: number"],
    ["Something is wrong.", "Something is not right."],
    ["{ signal }?:", "init?:"],
    ["options: Options,", "given: Options,"],
    [`"fast" | "safe"`, `| "fast"\n  | "safe"`],
  ])("%s -> %s", async (from, to) => {
    expect(await changes(from, to)).toEqual([]);
  });
});

test("names that every object seems to have are names like others", async () => {
  const entries = { ".": { toString: null } };
  const facts = { node: ">=20", dependencies: {}, entries: { ".": {} } };
  expect(comparePackage("tool", facts, { ...facts, entries }).map(line)).toEqual([
    "additive package-added: `toString` was added to the exports of `.`.",
  ]);
});

test("packages come and go", () => {
  const facts = { node: ">=20", dependencies: {}, entries: {} };
  expect(comparePackage("tool", undefined, facts).map(line)).toEqual([
    "additive package-added: The package was added.",
  ]);
  expect(comparePackage("tool", facts, undefined).map(line)).toEqual([
    "breaking package-removed: The package was removed.",
  ]);
  expect(comparePackage("tool", undefined, undefined)).toEqual([]);
});

test("what is no range of versions is compared as it is written", () => {
  const facts = { node: "*", dependencies: { a: "https://a.example/a.tgz" }, entries: {} };
  const other = { ...facts, dependencies: { a: "https://a.example/b.tgz" } };
  expect(comparePackage("tool", facts, facts)).toEqual([]);
  expect(comparePackage("tool", facts, other).map(({ code, word }) => `${code} ${word}`)).toEqual([
    "package-changed major",
  ]);
});

import { describe, expect, test } from "vitest";
import type { Change } from "../change.ts";
import { comparePackage } from "./compare.ts";
import { factsOf } from "./facts.fixture.ts";

const base = `
/** How to call. */
export interface Options { readonly url: string; readonly retries?: number | undefined }
export declare class Failure extends Error { readonly code: "lost" | "late"; private kept; }
export declare const limits: { a: number; message: "Something is wrong." };
export declare function call(options: Options, { signal }?: { signal: AbortSignal }): Promise<void>;
export type Mode = "fast" | "safe";
export {};
`;

/** Rules and sentences of what comes of replacing a text in the declarations. */
async function changes(from: string, to: string): Promise<readonly string[]> {
  expect(base).toContain(from);
  const found = comparePackage("tool", await factsOf(base), await factsOf(base.replace(from, to)));
  return found.map(line);
}

function line({ severity, rule, message }: Change): string {
  return `${severity} ${rule}: ${message}`;
}

describe("one change of the declarations", () => {
  test.each([
    [
      "export type Mode",
      "type Mode",
      "breaking export-removed: `Mode` was removed from the exports of `.`.",
    ],
    [
      "export type Mode",
      "export type More = 1; export type Mode",
      "additive export-added: `More` was added to the exports of `.`.",
    ],
    [
      `"fast" | "safe"`,
      `"fast"`,
      "breaking declaration-changed: The declaration of `Mode` in `.` changed.",
    ],
    [
      "options: Options,",
      "options?: Options,",
      "breaking declaration-changed: The declaration of `call` in `.` changed.",
    ],
    [
      "extends Error",
      "extends TypeError",
      "breaking declaration-changed: The declaration of `Failure` in `.` changed.",
    ],
    [
      "readonly retries?:",
      "retries?:",
      "breaking member-changed: The member `retries` of `Options` changed from `readonly retries?: number | undefined;` to `retries?: number | undefined;`.",
    ],
    [
      "readonly url: string;",
      "",
      "breaking member-removed: The member `url` was removed from `Options`.",
    ],
    [
      "readonly url: string;",
      "readonly url: string; readonly a?: 1;",
      "additive member-added: The member `a` was added to `Options`.",
    ],
    [
      "readonly url: string;",
      "readonly url: string; send(to?: string): void;",
      "breaking required-member-added: The required member `send` was added to `Options`.",
    ],
    [
      "private kept;",
      "readonly status: number;",
      "additive member-added: The member `status` was added to `Failure`.",
    ],
    [
      "a: number;",
      "a: number; b: number;",
      "additive member-added: The member `b` was added to `limits`.",
    ],
  ])("%s -> %s", async (from, to, expected) => {
    expect(await changes(from, to)).toEqual([expected]);
  });
});

describe("what no caller notices", () => {
  test.each([
    ["/** How to call. */", ""],
    ["readonly url: string;", "\n  /** Where. */\n  readonly   url: string,"],
    ["private kept;", "private other;"],
    ["Something is wrong.", "Something is not right."],
    ["{ signal }?:", "init?:"],
    ["options: Options,", "given: Options,"],
    ["a: number; message", "a: number; message"],
  ])("%s -> %s", async (from, to) => {
    expect(await changes(from, to)).toEqual([]);
  });
});

describe("package.json", () => {
  const facts = {
    node: ">=20",
    dependencies: { runtime: "^0.1.0", yaml: "^2.9.1" },
    entries: { "./block.json": null },
  };

  test.each([
    [
      { node: ">=22" },
      "breaking node-range-raised: Node `>=22` is needed, where `>=20` was enough.",
    ],
    [
      { node: ">=18.2" },
      "additive node-range-lowered: Node `>=18.2` is enough, where `>=20` was needed.",
    ],
    [
      { dependencies: { yaml: "^2.9.1" } },
      "fix dependency-removed: The dependency `runtime` is gone.",
    ],
    [
      { dependencies: { ...facts.dependencies, a: "^1.0.0" } },
      "fix dependency-added: `a` `^1.0.0` is a new dependency.",
    ],
    [
      { dependencies: { ...facts.dependencies, yaml: "^2.10.0" } },
      "fix dependency-range-changed: The dependency `yaml` changed from `^2.9.1` to `^2.10.0`.",
    ],
    [
      { dependencies: { ...facts.dependencies, yaml: "^3.0.0" } },
      "breaking dependency-major-changed: The dependency `yaml` changed from `^2.9.1` to `^3.0.0`, which is incompatible.",
    ],
    [
      { dependencies: { ...facts.dependencies, runtime: "^0.2.0" } },
      "breaking dependency-major-changed: The dependency `runtime` changed from `^0.1.0` to `^0.2.0`, which is incompatible.",
    ],
    [{ entries: {} }, "breaking entry-removed: The entry `./block.json` was removed."],
    [
      { entries: { ...facts.entries, "./node": {} } },
      "additive entry-added: The entry `./node` was added.",
    ],
  ])("%j", (edit, expected) => {
    expect(comparePackage("tool", facts, { ...facts, ...edit }).map(line)).toEqual([expected]);
  });

  test("packages come and go", () => {
    expect(comparePackage("tool", undefined, facts).map(line)).toEqual([
      "additive package-added: The package was added.",
    ]);
    expect(comparePackage("tool", facts, undefined).map(line)).toEqual([
      "breaking package-removed: The package was removed.",
    ]);
    expect(comparePackage("tool", undefined, undefined)).toEqual([]);
  });
});

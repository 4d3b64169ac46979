import { expect } from "vitest";
import { blockwright, printedBy } from "../kit/program.ts";
import { type Adopter, adopt, writeManifests } from "./adopter.ts";
import type { Ran } from "./command.ts";

/** Runs the tool as a package manager does. */
type Run = (...args: readonly string[]) => Promise<Ran>;

/** The tool finds the adopter's manifests right, and generates what the sources generate, byte for byte. */
export async function expectPackagesOfSource(
  adopter: Adopter,
  run: Run = adopter.blockwright,
): Promise<void> {
  expect(await run("check")).toMatchObject({ status: 0, stderr: "" });
  expect(await run("generate")).toMatchObject({ status: 0 });
  expect(adopter.files("generated")).toEqual(generatedFromSource());
  expect(await run("generate", "--check")).toMatchObject({ status: 0 });
}

/** The contract suite holds, and has as many cases and coverage items as that of the sources. */
export async function expectCountsOfSource(
  adopter: Adopter,
  run: Run = adopter.blockwright,
): Promise<void> {
  const { status, stdout, stderr } = await run("contract");
  expect({ status, counts: countsIn(stdout + stderr) }).toEqual({
    status: 0,
    counts: countsFromSource(adopter),
  });
}

/** Nothing that an adopter reads is about this repository. */
export function expectNothingOfOurs({ printed }: Adopter): void {
  expect(printed()).not.toMatch(/npm run|@blockwright\/(?:books|crm|directory|docgen|persondata)/);
}

let generated: Readonly<Record<string, string>> | undefined;

/** Every adopter has the same manifests, so that once is enough. */
function generatedFromSource(): Readonly<Record<string, string>> {
  return (generated ??= generateFromSource());
}

function generateFromSource(): Readonly<Record<string, string>> {
  const other = adopt(process.execPath, "http://127.0.0.1");
  writeManifests(other);
  runFromSource(["generate"], other);
  return other.files("generated");
}

const counted = new Map<string, string>();

/** What the sources count for the same packages, which takes its time, and does so once. */
function countsFromSource(adopter: Adopter): string {
  const packages = JSON.stringify(adopter.files("generated"));
  const counts = counted.get(packages) ?? countsIn(runFromSource(["contract"], adopter));
  counted.set(packages, counts);
  return counts;
}

/** Runs the tool of the sources where an adopter works. */
export function runFromSource(args: readonly string[], { folder }: Adopter): string {
  return printedBy(blockwright(args, folder));
}

/** `254 cases: 254 passed; 87 of 87 coverage items covered`; times differ. */
function countsIn(output: string): string {
  return /^\d+ cases: .* covered(?=;)/m.exec(output)?.[0] ?? output;
}

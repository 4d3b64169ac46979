import type { TestUserConfig } from "vitest/node";
import { OtherTests } from "./other-tests.ts";
import { Progress } from "./progress.ts";
import ContractReporter, { type ReporterOptions } from "./reporter.ts";

/** Where a run of the suite alone reports its results. */
export type SuiteReports = Omit<ReporterOptions, "alone">;

/** Ours in place of Vitest's own: failures in terms of the manifest, without differences of code. */
export function reportersFor(options: SuiteReports): NonNullable<TestUserConfig["reporters"]> {
  return [new Progress(), new OtherTests(), new ContractReporter({ ...options, alone: true })];
}

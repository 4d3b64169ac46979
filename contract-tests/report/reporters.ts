import { join, resolve } from "node:path";
import type { JUnitOptions, TestUserConfig } from "vitest/node";
import { reportsFolder } from "./files.ts";
import { OtherTests } from "./other-tests.ts";
import { Progress } from "./progress.ts";
import ContractReporter, { type ReporterOptions } from "./reporter.ts";

/** Where a run of the suite alone reports its results. */
export interface SuiteReports extends Pick<ReporterOptions, "suite" | "requiredCoverage"> {
  readonly reports: NonNullable<ReporterOptions["reports"]>;
  /** `1/3`: one part of the tests. */
  readonly shard: string | null;
  /** Folder with the results of all shards, which are brought together instead of a run. */
  readonly merge: string | null;
}

/** Ours in place of Vitest's own: failures in terms of the manifest, without differences of code. */
export function reportersFor({
  shard,
  merge,
  ...options
}: SuiteReports): NonNullable<TestUserConfig["reporters"]> {
  const files = options.reports.filter(({ format }) => format === "junit");
  return [
    new Progress(),
    new OtherTests(),
    new ContractReporter({ ...options, alone: true, merged: merge !== null }),
    ...files.map(({ file }): ["junit", JUnitOptions] => ["junit", junit(resolve(file))]),
    ...(shard ? [blob(shard)] : []),
  ];
}

/** Classes are operations, tests are cases. */
function junit(outputFile: string): JUnitOptions {
  return {
    outputFile,
    suiteName: "contract",
    classnameTemplate: "{classname}",
    titleTemplate: "{title}",
    ancestorSeparator: ".",
    includeConsoleOutput: false,
  };
}

function blob(shard: string): ["blob", { outputFile: string }] {
  const name = shard.replace("/", "-of-");
  return ["blob", { outputFile: join(reportsFolder, "shards", `${name}.json`) }];
}

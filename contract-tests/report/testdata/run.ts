import { type CliOptions, startVitest } from "vitest/node";
import { reportFile } from "../files.ts";
import { reportersFor } from "../reporters.ts";
import { coverageItem, requiredOf } from "../sample.fixture.ts";

/** What a test asks of this program, as JSON in its only argument. */
export interface Asked {
  /** `json=out/json` */
  readonly reports: readonly string[];
  readonly required: readonly string[];
  readonly options: CliOptions;
}

// A suite of two files, which writes into the working folder.
const { required, options, reports }: Asked = JSON.parse(process.argv[2] ?? "");
const operations = required.map((operation) =>
  requiredOf(operation, [
    coverageItem(`${operation}/operation/called`, "it can be called", "volumeId=abc"),
  ]),
);

await startVitest([], {
  dir: import.meta.dirname,
  config: false,
  include: ["*.fixture.ts"],
  run: true,
  reporters: reportersFor({
    reports: reports.map((text) => reportFile(text)),
    suite: ".fixture.ts",
    requiredCoverage: async () => operations,
  }),
  ...options,
});

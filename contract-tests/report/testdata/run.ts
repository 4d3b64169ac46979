import { type CliOptions, startVitest } from "vitest/node";
import { reportersFor, type Telling } from "../reporters.ts";
import { demand, demandsOf } from "../sample.fixture.ts";

/** What a test asks of this program, as JSON in its only argument. */
export interface Asked extends Pick<Telling, "reports" | "shard" | "merge"> {
  readonly demanded: readonly string[];
  readonly options: CliOptions;
}

// A suite of two files, which writes into the working folder.
const { demanded, options, ...telling }: Asked = JSON.parse(process.argv[2] ?? "");
const operations = demanded.map((operation) =>
  demandsOf(operation, [demand(`${operation}/operation/called`, "it can be called")]),
);

await startVitest([], {
  dir: import.meta.dirname,
  config: false,
  include: ["*.fixture.ts"],
  run: true,
  reporters: reportersFor({ ...telling, suite: ".fixture.ts", demands: async () => operations }),
  ...(telling.shard ? { shard: telling.shard } : {}),
  ...(telling.merge ? { mergeReports: telling.merge } : {}),
  ...options,
});

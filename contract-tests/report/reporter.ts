import type { Reporter, TestModule, TestSpecification, Vitest } from "vitest/node";
import { chosenProviders, chosenTarget } from "../settings/environment.ts";
import type { ShardOfRun } from "../settings/shards.ts";
import { announce } from "./announce.ts";
import { requiredBy, resultsOf } from "./collect.ts";
import { requiredCoverage } from "./required-coverage.ts";
import type { ReportFile } from "./files.ts";
import { lastMutation } from "./last-mutation.ts";
import { contractReport, type Run } from "./report.ts";
import type { RequiredCoverage } from "./required.ts";
import { writeShard } from "./shard-results.ts";
import type { ContractReport, Untested, OtherFailure } from "./types.ts";

export interface ReporterOptions {
  readonly reports?: readonly ReportFile[];
  /** No other tests run in the process, so that its time is the suite's. */
  readonly alone?: boolean;
  /** What runs is a part, whose results are kept for those who bring all parts together. */
  readonly shard?: ShardOfRun | null;
  /** Providers that cannot be tested, which fails the run. */
  readonly untested?: readonly Untested[];
  /** Folder of the tests that run the suite; together they are the whole. */
  readonly suite?: string;
  readonly requiredCoverage?: typeof requiredCoverage;
}

/** Reports the results of the cases, and fails a whole run that does not cover everything. */
export default class ContractReporter implements Reporter {
  readonly #options: ReporterOptions;
  #vitest: Vitest | undefined;
  #startedAt = new Date();
  #beganMs = performance.now();
  #isWhole = false;

  constructor(options: ReporterOptions = {}) {
    this.#options = options;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    this.#startedAt = new Date();
    this.#beganMs = performance.now();
    const chosen = new Set(specifications.map(({ moduleId }) => moduleId));
    const { suite = "contract-tests/suite/" } = this.#options;
    const all = (await this.#vitest?.globTestSpecifications([suite])) ?? [];
    const isComplete = all.every(({ moduleId }) => chosen.has(moduleId));
    this.#isWhole = isComplete && !this.#vitest?.config.testNamePattern;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly { readonly message: string }[],
    reason: "passed" | "interrupted" | "failed",
  ): Promise<void> {
    const results = resultsOf(modules);
    if (results.length === 0 && !this.#options.alone) return;
    const { alone = false, untested = [], shard = null, reports = [] } = this.#options;
    // Where tests of other things run as well, they are not this report's.
    const otherFailures = alone ? otherFailuresOf(modules, errors) : [];
    const isWhole = reason !== "interrupted" && this.#isWhole;
    const operations = await this.#required(requiredBy(modules));
    const report = await this.#report({ results, otherFailures, operations, untested }, isWhole);
    if (shard) writeShard(shard, report);
    await announce(report, reports);
  }

  async #report(
    found: Pick<Run, "results" | "otherFailures" | "operations" | "untested">,
    isWhole: boolean,
  ): Promise<ContractReport> {
    const target = chosenTarget();
    const { user, system } = process.cpuUsage();
    return contractReport({
      target,
      startedAt: this.#startedAt.toISOString(),
      durationMs: Math.round(performance.now() - this.#beganMs),
      cpuMs: this.#options.alone ? (user + system) / 1000 : null,
      whole: isWhole && target === "mock",
      mutation: await lastMutation(chosenProviders()),
      ...found,
    });
  }

  /** What has to be covered of all providers; what no test said is derived here. */
  async #required(told: readonly RequiredCoverage[]): Promise<readonly RequiredCoverage[]> {
    // What a provider answers is not the suite's to choose: there are no coverage items.
    if (chosenTarget() !== "mock") return [];
    const { requiredCoverage: coverageOf = requiredCoverage } = this.#options;
    const known = new Set(told.map(({ provider }) => provider));
    const missing = chosenProviders().filter((provider) => !known.has(provider));
    return missing.length > 0 ? [...told, ...(await coverageOf(missing))] : told;
  }
}

/** Failures besides those of cases, which report their own. */
function otherFailuresOf(
  modules: readonly TestModule[],
  unhandled: readonly { readonly message: string }[],
): readonly OtherFailure[] {
  const failure = (name: string) => (error: { readonly message: string }) => ({
    name,
    message: error.message,
  });
  return [
    ...unhandled.map(failure("outside of a test")),
    ...modules.flatMap((module) => [
      ...module.errors().map(failure(module.relativeModuleId)),
      ...Array.from(module.children.allSuites()).flatMap((suite) =>
        suite.errors().map(failure(suite.fullName)),
      ),
      ...Array.from(module.children.allTests())
        .filter((test) => !test.meta().contract)
        .flatMap((test) => (test.result().errors ?? []).map(failure(test.fullName))),
    ]),
  ];
}

import type { TestUserConfig, Reporter, TestCase, TestModule } from "vitest/node";
import { statusLine } from "../../scripts/system/terminal/status-line.ts";
import { grouped } from "./format.ts";
import { OtherTests } from "./other-tests.ts";
import ContractReporter, { type ReporterOptions } from "./reporter.ts";

/** Where a run of the suite alone reports its results. */
export type SuiteReports = Omit<ReporterOptions, "alone">;

/** Ours in place of Vitest's own: failures in terms of the manifest, without differences of code. */
export function reportersFor(options: SuiteReports): NonNullable<TestUserConfig["reporters"]> {
  return [new Progress(), new OtherTests(), new ContractReporter({ ...options, alone: true })];
}

/** Shows on a terminal how many tests are done, in one line that is rewritten. */
class Progress implements Reporter {
  readonly #line = process.stderr.isTTY ? statusLine(process.stderr) : null;
  #known = 0;
  #done = 0;
  #failed = 0;

  onTestModuleCollected({ children }: TestModule): void {
    this.#known += Array.from(children.allTests()).length;
  }

  onTestCaseResult(test: TestCase): void {
    this.#done += 1;
    if (test.result().state === "failed") this.#failed += 1;
    const failed = this.#failed > 0 ? `, ${grouped(this.#failed)} failed` : "";
    this.#line?.show(() => `${grouped(this.#done)} of ${grouped(this.#known)} tests${failed}`);
  }

  onTestRunEnd(): void {
    this.#line?.end();
  }
}

import type { Reporter, TestCase, TestModule } from "vitest/node";
import { statusLine } from "../../scripts/system/terminal/status-line.ts";
import { grouped } from "./format.ts";

/** Shows on a terminal how many tests are done, in one line that is rewritten. */
export class Progress implements Reporter {
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

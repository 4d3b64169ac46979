import type { Reporter, TestCase, TestModule } from "vitest/node";
import { grouped } from "./format.ts";

const REDRAW_MS = 80;
const CLEAR_LINE = "\r\u001b[K";

/** Shows on a terminal how many tests are done, in one line that is rewritten. */
export class Progress implements Reporter {
  #known = 0;
  #done = 0;
  #failed = 0;
  #drawnAt = 0;

  onTestModuleCollected({ children }: TestModule): void {
    this.#known += Array.from(children.allTests()).length;
  }

  onTestCaseResult(test: TestCase): void {
    this.#done += 1;
    if (test.result().state === "failed") this.#failed += 1;
    if (performance.now() - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = performance.now();
    const failed = this.#failed > 0 ? `, ${grouped(this.#failed)} failed` : "";
    draw(`${CLEAR_LINE}${grouped(this.#done)} of ${grouped(this.#known)} tests${failed}`);
  }

  onTestRunEnd(): void {
    draw(CLEAR_LINE);
  }
}

function draw(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(text);
}

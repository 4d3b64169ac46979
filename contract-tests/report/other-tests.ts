import type { Reporter, TestModule, TestSuite, Vitest } from "vitest/node";
import { counted, grouped } from "./format.ts";
import { CaseFailure } from "./meta.ts";

/** Prints what failed besides cases with its place in the code, unless it is a sentence, which the report tells. */
export class OtherTests implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    for (const error of unhandled) this.#print("outside of a test", error);
    for (const module of modules) {
      for (const part of [module, ...module.children.allSuites()]) this.#printSuite(part);
    }
    const tests = modules.flatMap(({ children }) => Array.from(children.allTests()));
    const others = tests.filter((test) => !test.meta().contract);
    for (const test of others) {
      for (const error of test.result().errors ?? []) this.#print(test.fullName, error);
    }
    const failed = others.filter((test) => test.result().state === "failed").length;
    if (others.length === 0) return;
    process.stdout.write(`${counted(others.length, "other test")}, ${grouped(failed)} failed\n`);
  }

  #printSuite(suite: TestModule | TestSuite): void {
    const name = suite.type === "module" ? suite.relativeModuleId : suite.fullName;
    for (const error of suite.errors()) this.#print(name, error);
  }

  #print(name: string, error: unknown): void {
    if (Object(error).name === CaseFailure.name) return;
    process.stderr.write(`\n${name}\n`);
    this.#vitest?.logger.printError(error);
  }
}

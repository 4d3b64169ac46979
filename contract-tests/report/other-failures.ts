import type { TestModule } from "vitest/node";
import type { OtherFailure } from "./types.ts";

/** Failures besides those of cases, which report their own. */
export function otherFailuresOf(
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

import { isAbsent } from "../../../packages/runtime/src/inputs/check.ts";
import { select } from "../../../packages/runtime/src/outputs/path.ts";
import type { ExampleReply, Json, Operation, Provider } from "../ir/types.ts";

/** What logins and lookups before an operation give, as the examples of the operations show it that they call. */
export function foundValues(
  { operations }: Pick<Provider, "operations">,
  { lookups = [], logins = [] }: Operation,
): Readonly<Record<string, Json | undefined>> {
  const given = logins.flatMap(({ operation, gives }) => {
    const outputs = operations
      .filter(({ id }) => id === operation)
      .flatMap(({ examples }) => examples)
      .flatMap(({ result }) => (result.kind === "output" ? [Object(result.output)] : []));
    return gives.map(({ output, parameter }) => [parameter.name, select(output, outputs[0] ?? {})]);
  });
  return Object.fromEntries([
    ...given,
    ...lookups.map(({ operation, take, parameter }) => {
      const called = operations.find(({ id }) => id === operation);
      const replies = (called?.examples ?? []).map(({ reply }) => reply);
      return [parameter.name, shownAt(take, replies)];
    }),
  ]);
}

/** The value at a path in the first reply of a success that has it. */
export function shownAt(path: string, replies: readonly Partial<ExampleReply>[]): Json | undefined {
  for (const { status = 200, headers = {}, body } of replies) {
    if (status >= 300) continue;
    const value = select(path, { status, headers: new Headers(headers), body });
    // Replies of examples are JSON.
    if (!isAbsent(value)) return value as Json;
  }
  return undefined;
}

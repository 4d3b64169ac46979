import { holds } from "../../../packages/runtime/src/conditions.ts";
import { isAbsent } from "../../../packages/runtime/src/inputs/check.ts";
import { select } from "../../../packages/runtime/src/outputs/path.ts";
import { lookupHoles } from "../ir/call.ts";
import { askedOf } from "./sent.ts";
import type { ExampleReply, Json, Operation, Provider } from "../ir/types.ts";

/**
 * What logins and lookups before an operation give when it is called with these values, as the examples
 * of the operations show it that they call.
 */
export function foundValues(
  { operations }: Pick<Provider, "operations">,
  { lookups = [], logins = [], parameters }: Operation,
  values: Readonly<Record<string, Json | undefined>>,
): Readonly<Record<string, Json | undefined>> {
  const given = logins.flatMap(({ call, take }) => {
    const outputs = operations
      .filter(({ id }) => id === call)
      .flatMap(({ examples }) => examples)
      .flatMap(({ result }) => (result.kind === "output" ? [result] : []));
    return take.map(({ path, parameter }) => [parameter.name, select(path, outputs[0] ?? {})]);
  });
  const found: Record<string, Json | undefined> = Object.fromEntries(given);
  const asked = askedOf(values, parameters);
  for (const lookup of lookups) {
    if (lookup.when && !holds(lookup.when, asked)) continue;
    const called = operations.find(({ id }) => id === lookup.call);
    const { needs, filter } = lookupHoles(lookup, called);
    const isThere = (name: string) => !isAbsent(values[name] ?? found[name]);
    if (!needs.every(isThere) || (filter.length > 0 && !filter.some(isThere))) continue;
    const replies = (called?.examples ?? []).map(({ reply }) => reply);
    found[lookup.take.parameter.name] = shownAt(lookup.take.path, replies);
  }
  return found;
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

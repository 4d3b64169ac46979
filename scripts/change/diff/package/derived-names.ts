import type { Provider } from "../../../language/ir/types.ts";

/** Names that the package of a provider exports in one state only, since its manifest changed. */
export function derivedNames(base: Provider, head: Provider): ReadonlySet<string> {
  const [before, after] = [namesOf(base), namesOf(head)];
  return new Set([...before, ...after].filter((name) => !before.has(name) || !after.has(name)));
}

function namesOf({ names, operations, jobs }: Provider): ReadonlySet<string> {
  return new Set([
    ...Object.values(names),
    ...operations.flatMap(({ names: { item, ...others }, page }) => [
      ...Object.values(others),
      ...(page === null ? [] : [item]),
    ]),
    ...(operations.some(({ page }) => page !== null) ? ["PageContext"] : []),
    ...(jobs.length > 0 ? ["WaitContext"] : []),
  ]);
}

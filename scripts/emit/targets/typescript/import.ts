import type { ImportView } from "../../render/import.ts";

/** Local names by the name that a module gives them, for those that had to change. */
export type Renamed = ReadonlyMap<string, string>;

/** An import of values and types; a type import when there are no values. */
export function importView(
  from: string,
  values: readonly string[],
  types: readonly string[],
  renamed: Renamed = new Map(),
): ImportView {
  const typeOnly = values.length === 0;
  const named = (type: boolean) => (name: string) => ({
    name,
    local: renamed.get(name) ?? name,
    type,
  });
  return { from, typeOnly, names: [...values.map(named(false)), ...types.map(named(!typeOnly))] };
}

/** Four characters: see `LocalNames.credentials`. */
const SUFFIX = "Base";

/** A name that nothing else in the file has: the wanted one, or a longer one. */
export function unusedName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  while (taken.has(name)) name += SUFFIX;
  return name;
}

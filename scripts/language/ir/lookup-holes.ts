import type { Lookup, Operation } from "./types.ts";

/** Names of parameters of a call, or of its earlier lookups, that one of its lookups is given. */
export interface LookupHoles {
  /** What the operation that it runs requires: all of them are there, or it is not made. */
  readonly needs: readonly string[];
  /** What chooses among all that there is: one of them is there, or it is not made. */
  readonly filter: readonly string[];
}

/** The holes of a lookup, by what the operation that it runs requires. */
export function holesOfLookup(
  { given }: Pick<Lookup, "given">,
  isRequired: (input: string) => boolean,
): LookupHoles {
  const namesOf = (wanted: boolean) =>
    Object.entries(given).flatMap(([input, name]) => (isRequired(input) === wanted ? [name] : []));
  return { needs: namesOf(true), filter: namesOf(false) };
}

/** The holes of a lookup of an operation that is valid. */
export function lookupHoles(lookup: Lookup, called: Operation | undefined): LookupHoles {
  return holesOfLookup(lookup, (input) =>
    (called?.parameters ?? []).some(({ name, required }) => name === input && required),
  );
}

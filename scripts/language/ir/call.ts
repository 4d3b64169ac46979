import type { Call, CallInput, Json, Lookup, Operation } from "./types.ts";

type With = Pick<Call, "with">;

/** The inputs of a call that are given what is there under a name: a parameter, or an output. */
export function namesIn({ with: inputs }: With): Readonly<Record<string, string>> {
  const names = Object.entries(inputs).flatMap(([input, given]) => {
    if (given.kind === "value") return [];
    const [named] = given.choices;
    return [[input, named.kind === "output" ? named.path : named.name] as const];
  });
  return Object.fromEntries(names);
}

/** The inputs of a call that are the same in every call. */
export function valuesIn({ with: inputs }: With): Readonly<Record<string, Json>> {
  const values = Object.entries(inputs).flatMap(([input, given]) =>
    given.kind === "value" ? [[input, given.value] as const] : [],
  );
  return Object.fromEntries(values);
}

/** An input that is an output of the call before, by dotted name. */
export function outputInput(path: string): CallInput {
  return { kind: "hole", choices: [{ kind: "output", path }] };
}

/** `output.metadata.id` -> `metadata.id` */
export function outputName(path: string): string {
  return path.replace(/^output\./, "");
}

/** Names of parameters of a call, or of its earlier lookups, that one of its lookups is given. */
export interface LookupHoles {
  /** What the operation that it calls requires: all of them are there, or it is not made. */
  readonly needs: readonly string[];
  /** What chooses among all that there is: one of them is there, or it is not made. */
  readonly filter: readonly string[];
}

/** The holes of a lookup, by what the operation that it calls requires. */
export function holesOfLookup(call: With, isRequired: (input: string) => boolean): LookupHoles {
  const namesOf = (wanted: boolean) =>
    Object.entries(namesIn(call)).flatMap(([input, name]) =>
      isRequired(input) === wanted ? [name] : [],
    );
  return { needs: namesOf(true), filter: namesOf(false) };
}

/** The holes of a lookup of an operation that is valid. */
export function lookupHoles(lookup: Lookup, called: Operation | undefined): LookupHoles {
  return holesOfLookup(lookup, (input) =>
    (called?.parameters ?? []).some(({ name, required }) => name === input && required),
  );
}

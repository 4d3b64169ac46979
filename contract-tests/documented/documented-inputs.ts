import type { Value } from "../contract/types.ts";
import type { DocumentedExpectations, Parameter } from "./types.ts";

/** What the documentation says of one input, however it travels. */
export interface DocumentedInput {
  readonly type: Parameter["type"];
  readonly required: boolean;
  readonly secret: boolean;
  /** Never filled in by a language model. */
  readonly userOnly: boolean;
  /** Undefined when there is none. */
  readonly default: Value | undefined;
  /** Undefined when it can be anything. */
  readonly values: readonly string[] | undefined;
}

/** Every input of an operation by name; the shared ones are required texts that only the user gives. */
export function documentedInputs(
  { shared, secrets, operations }: DocumentedExpectations,
  operation: string,
): Readonly<Record<string, DocumentedInput>> {
  const everywhere = Object.keys(shared);
  const credentials = everywhere.map((name) => [name, { type: "string", required: true }] as const);
  const own = Object.entries(operations[operation]?.parameters ?? {});
  const all: readonly (readonly [string, Omit<Parameter, "in">])[] = [...credentials, ...own];
  return Object.fromEntries(
    all.map(([name, { type, required = false, default: fallback, values }]) => {
      const secret = secrets.includes(name);
      const userOnly = secret || everywhere.includes(name);
      return [name, { type, required, secret, userOnly, default: fallback, values }];
    }),
  );
}

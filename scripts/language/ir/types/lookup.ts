import type { Json } from "./json.ts";
import type { Parameter } from "./parameter.ts";
import type { Path } from "./reply.ts";

/** A call that is made before another one, for one value of its reply. */
export interface Lookup {
  /** The operation that is called. */
  readonly operation: string;
  /** Its inputs -> parameters of the other call, or earlier lookups. */
  readonly given: Readonly<Record<string, string>>;
  /** Its inputs that are the same in every call. */
  readonly fixed: Readonly<Record<string, Json>>;
  readonly take: Path;
  /** The value, as a parameter of the other call that no caller gives; required where the path needs it. */
  readonly parameter: Parameter;
}

/** A call that exchanges a credential for what is sent in its place. */
export interface Login {
  readonly credential: string;
  /** The operation that is called. */
  readonly operation: string;
  readonly gives: readonly Given[];
  /** How long it is used; null: for one call. */
  readonly keepMs: number | null;
}

/** An output of a login, and what it fills: a parameter that no caller gives. */
export interface Given {
  /** Dotted name. */
  readonly output: string;
  readonly parameter: Parameter;
}

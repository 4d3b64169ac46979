import type { WrittenCondition } from "./condition-types.ts";

/** A call of another operation. */
export interface CallContract {
  readonly call: string;
  /** Its inputs -> what is given for them: a parameter where it is made, an earlier lookup, or `output.name`. */
  readonly given: Readonly<Record<string, string>>;
  /** Its inputs that are always the same. */
  readonly fixed: Readonly<Record<string, unknown>>;
}

/** A call that lists what people choose from. */
export interface OptionsContract extends CallContract {
  /** Path in an item. */
  readonly take: string;
  /** Text with paths in braces. */
  readonly label: string;
  readonly search?: string;
  /** Whether they are names of members. */
  readonly members?: true;
  readonly type?: string;
}

/** A call as manifests have it. */
export interface WrittenCall {
  readonly call: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface WrittenOptions extends WrittenCall {
  readonly take: string;
  readonly label?: string;
  readonly type?: string;
  readonly search?: string;
}

/** For a value of the reply. */
export interface WrittenLookup extends WrittenCall {
  readonly take: string;
  readonly when?: WrittenCondition;
}

/** For what is sent in place of a credential. */
export interface WrittenLogin extends WrittenCall {
  readonly take: Readonly<Record<string, string>>;
  readonly keep?: string;
}

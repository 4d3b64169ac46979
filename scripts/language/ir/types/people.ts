import type { Call } from "./call.ts";

/** What only people and language models read. None of it travels. */

/** Of a parameter. */
export interface ParameterWords {
  /** Shown in an empty field. */
  readonly placeholder?: string;
  /** Shown over several lines. */
  readonly multiline?: true;
  /** Shown only on demand. */
  readonly advanced?: true;
  /** What it is shown together with. */
  readonly group?: string;
  /** What to do in its place. */
  readonly deprecated?: string;
  readonly options?: OptionsWords;
  /** Shown as rows of a name and a value each. */
  readonly rows?: true;
  /** Values of the `enum` that more is said of. */
  readonly values?: readonly ValueWords[];
}

/** The call that lists the values that forms offer. */
export interface OptionsWords extends Call {
  /** Path of the value in an item. */
  readonly take: string;
  /** Text with paths in braces. */
  readonly label: string;
  /** Its parameter that takes what a person typed. */
  readonly search?: string;
  /** Whether they are names of the members of an object, and not values. */
  readonly members?: true;
  /** What the provider calls the type of such a member. */
  readonly type?: string;
}

/** Of one allowed value. */
export interface ValueWords {
  readonly value: string | number;
  readonly label?: string;
  /** What to give in its place. */
  readonly deprecated?: string;
}

/** Of an operation. */
export interface OperationWords {
  /** What it is about, such as `contact`. */
  readonly resource?: string;
  /** Address of the provider's page. */
  readonly docs?: string;
  /** Ids of operations in it are shown as these are called there. */
  readonly deprecated?: string;
  readonly model?: ModelWords;
}

/** How an operation is shown to a language model. */
export interface ModelWords {
  /** True: it is no tool. */
  readonly hide?: true;
  /** In place of the description. */
  readonly description?: string;
  /** The outputs that it is given; all without. */
  readonly result?: readonly string[];
}

import type { OptionsContract } from "./call-types.ts";

/** What an operation says to people and to language models. */
export interface OperationWords {
  readonly resource?: string;
  readonly docs?: string;
  readonly deprecated?: string;
  readonly model?: {
    readonly hide?: boolean;
    readonly description?: string;
    readonly result?: readonly string[];
  };
}

/** What a parameter says to people. */
export interface ParameterWords {
  readonly placeholder?: string;
  readonly multiline?: boolean;
  readonly advanced?: boolean;
  readonly group?: string;
  readonly deprecated?: string;
  readonly values?: readonly WrittenValue[];
  readonly options?: OptionsContract;
  readonly rows?: boolean;
}

/** An allowed value of which more is said. */
export interface WrittenValue {
  readonly value: string | number;
  readonly label?: string;
  readonly deprecated?: string;
}

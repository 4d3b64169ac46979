/** What an operation says to people and to language models. */
export interface OperationWords {
  readonly resource?: string;
  readonly docs?: string;
  readonly deprecated?: { readonly since?: string; readonly use?: string };
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

/** Where forms get the values to choose from. */
export interface OptionsContract {
  readonly from: string;
  readonly value: string;
  /** Text with paths in braces. */
  readonly label: string;
  readonly search?: string;
  /** Parameter of `from` -> parameter of the operation that is filled in. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Whether they are names of members. */
  readonly members?: true;
  readonly type?: string;
}

/** Names of members as manifests have them. */
export interface WrittenMembers extends Omit<WrittenOptions, "value"> {
  readonly name: string;
  readonly type?: string;
}

/** The same as manifests have it. */
export interface WrittenOptions {
  readonly from: string;
  readonly value: string;
  readonly label?: string;
  readonly search?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** An allowed value of which more is said. */
export interface WrittenValue {
  readonly value: string | number;
  readonly label?: string;
  readonly deprecated?: string;
}

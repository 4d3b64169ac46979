import type { ExpectedError, Refused } from "../contract/case.ts";
import type { LimitsContract, Severity, Value } from "../contract/types.ts";
import type { WrittenParameter } from "../contract/written-types.ts";

/**
 * What the documentation of a provider says, written down by hand to be laid beside it. Nothing here
 * comes from a manifest, so that a manifest that is wrong fails too.
 */
export interface DocumentedExpectations {
  readonly provider: string;
  readonly written: WrittenFile;
  /** Inputs that every operation requires, with the values that calls pass. */
  readonly shared: Inputs;
  /** Headers of every request, beside those of JSON; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly operations: Readonly<Record<string, OperationExpectations>>;
}

/** A file of documentation. */
export interface WrittenFile {
  /** `tests/providers/books/books_get_volume.yaml` */
  readonly path: string;
  readonly text: string;
  /** What it says of the provider or operation in general, under the names that the schema describes. */
  readonly facts: Facts;
}

/** Statements by name. */
export type Facts = Readonly<Record<string, Value>>;

/** Inputs by name. */
export type Inputs = Readonly<Record<string, Value>>;

export interface OperationExpectations {
  readonly written: WrittenFile;
  /** The call with as little as possible; the other expectations say what they change in it. */
  readonly least: Call & { readonly answer: Answer };
  /** Every input beside the shared ones. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Further calls, by what is special. */
  readonly calls: Readonly<Record<string, Call>>;
  /** Calls of which nothing is sent, by what is wrong. */
  readonly refusals: Readonly<Record<string, Refusal>>;
  /** Further replies to the least call, by what is special. */
  readonly answers: Readonly<Record<string, Answer>>;
}

/** One row of a table of parameters. */
export interface Parameter
  extends Omit<LimitsContract, "enum">,
    Pick<WrittenParameter, "convert" | "enum" | "default" | "providerDefault"> {
  readonly type: WrittenParameter["type"];
  readonly required?: boolean;
  /** Its values by those of another parameter. */
  readonly enumBy?: {
    readonly param: string;
    readonly severity?: Severity;
    readonly values: Readonly<Record<string, readonly string[]>>;
  };
  /** `path`, `body`, `query.q`, `body.a.b`, `template` or `none` */
  readonly in: string;
  /** Further values that travel as they are; limits give both ends, and listed values all of them. */
  readonly accepts?: readonly Value[];
  /** Those of all accepted values that are reported as probably wrong. */
  readonly warnsOf?: readonly Value[];
  /** Further values that are refused; limits give those beyond, and the type one of another type. */
  readonly refuses?: readonly Value[];
  /** A text of so many characters is refused. */
  readonly refusesLength?: number;
  /** The parameter of the least call that it takes the place of. */
  readonly insteadOf?: string;
  /** Inputs that its values need beside those of the least call. */
  readonly beside?: Inputs;
}

/** Inputs and the one request that they make. */
export interface Call {
  /** Without the shared ones, unless they differ. */
  readonly inputs: Inputs;
  /** Method and address as they travel. */
  readonly request: string;
  /** Beside those of all calls, and of the least call; null: not sent. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Before it is written as a form, parts or lines; absent: no body. */
  readonly body?: Value;
  /** Inputs that are reported as probably wrong. */
  readonly warns?: readonly string[];
  /** That of the least call, unless it differs. */
  readonly answer?: Answer;
}

/** Inputs that are refused, and those of them that are named. */
export interface Refusal {
  /** Without the shared ones, unless they differ. */
  readonly inputs: Inputs;
  readonly names: readonly string[];
  /** `invalid_input`, unless a credential would leave for a foreign address. */
  readonly code?: Refused["code"];
}

/** A reply and what comes of it: an output, or an error that has the status of the reply. */
export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Value;
} & ({ readonly output: Value } | { readonly error: Omit<ExpectedError, "status"> });

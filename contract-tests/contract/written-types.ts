import type { WrittenInputStep } from "./input-steps.ts";
import type { WrittenCall, WrittenLogin, WrittenLookup, WrittenOptions } from "./call-types.ts";
import type { WrittenOauth } from "./credential-types.ts";
import type { WrittenCondition, WrittenRule } from "./condition-types.ts";
import type { OutputContract } from "./output-types.ts";
import type {
  LimitsContract,
  Lists,
  Names,
  ParameterContract,
  Value,
  Visibility,
} from "./parameter-types.ts";
import type { Missing, WrittenSource, WrittenValue } from "./output-step-types.ts";
import type { ExampleContract } from "./types.ts";
import type { OperationWords, ParameterWords } from "./words-types.ts";

/** A manifest as it is written: what the language requires is taken to be there. */
export interface WrittenManifest {
  readonly provider: string;
  readonly version: string;
  readonly block: {
    readonly name: string;
    readonly description: string;
    readonly color?: string;
    readonly category: string;
    readonly docs?: string;
    readonly icon?: string | readonly string[];
  };
  readonly server: WrittenServer["url"] | WrittenServer;
  readonly auth: Written<WrittenCredential>;
  readonly rules?: readonly WrittenRule[];
  readonly test?: WrittenCall;
  readonly encode?: string;
  readonly names?: Names;
  readonly lists?: Lists;
  readonly params?: Written<WrittenParameter>;
  readonly query?: Written<Value>;
  readonly headers?: Written<Value>;
  readonly missing?: Missing;
  readonly errors?: WrittenErrors;
  readonly accept?: Written<WrittenAccept>;
  readonly limits?: WrittenLimits;
  readonly hooks?: Pick<WrittenHooks, "sign" | "adds">;
  readonly schemas?: Written<Readonly<Record<string, unknown>>>;
  readonly operations: Written<WrittenOperation>;
  readonly jobs?: Written<WrittenJob>;
}

export interface WrittenServer {
  readonly url: string | readonly string[];
  readonly allowedHosts?: readonly string[] | "any";
}

/** Parts of a manifest by name. */
export type Written<Part> = Readonly<Record<string, Part>>;

export interface WrittenParameter
  extends Omit<LimitsContract, "enum">,
    Omit<ParameterWords, "values" | "options" | "multiline" | "rows"> {
  readonly options?: WrittenOptions;
  readonly field?: "lines" | "rows";
  readonly enum?:
    | readonly (string | number)[]
    | Written<string | number | boolean | null | WrittenChoice>;
  readonly description: string;
  readonly label?: string;
  readonly visibility?: Visibility;
  readonly type: ParameterContract["type"] | "address" | "object" | "array";
  readonly required?: boolean;
  readonly secret?: boolean;
  readonly default?: Value;
  readonly providerDefault?: Value;
  readonly to?: string;
  readonly convert?: WrittenInputStep | readonly WrittenInputStep[];
  readonly clear?: OneOrMore;
  readonly when?: WrittenCondition;
  readonly example?: Value;
}

/** What may be said of an allowed value. */
export interface WrittenChoice {
  readonly send?: Value;
  readonly label?: string;
  readonly deprecated?: string;
  readonly $omit?: true;
}

export interface WrittenLine {
  readonly line: string;
  readonly when?: WrittenCondition;
}

export interface WrittenOperation extends Omit<OperationWords, "model"> {
  readonly model?: boolean | OperationWords["model"];
  readonly destructive?: boolean;
  readonly idempotent?: boolean;
  readonly name: string;
  readonly description?: string;
  readonly scopes?: readonly string[];
  readonly auth?: readonly string[];
  readonly request: string | readonly (string | WrittenLine)[];
  readonly effect?: "read" | "write" | "cost";
  readonly server?: WrittenServer["url"] | Partial<WrittenServer>;
  readonly graphql?: string;
  readonly variables?: Written<Value>;
  readonly partial?: boolean;
  readonly before?: Written<WrittenLookup>;
  readonly params?: Written<WrittenParameter>;
  readonly encode?: string;
  readonly lists?: Lists;
  readonly body?: Value;
  readonly query?: Written<Value>;
  readonly headers?: Written<Value>;
  readonly rules?: readonly WrittenRule[];
  /** Schemas by status; files by their media types. */
  readonly reply: Written<string>;
  readonly accept?: Written<WrittenAccept>;
  readonly errors?: WrittenErrors;
  readonly limits?: WrittenLimits;
  /** Of one path, the members of the object there; under `...` those of one beside others. */
  readonly output?: string | Written<WrittenSource | WrittenOutput>;
  readonly missing?: Missing;
  readonly page?: {
    readonly call?: string;
    readonly items: string;
    readonly next?: string;
    readonly by?: "page" | "offset";
    readonly size?: string;
    readonly pages?: string;
    readonly total?: string;
    readonly until?: WrittenCondition;
    readonly send: string;
    readonly collect?: number;
    readonly limit?: string;
  };
  readonly hooks?: WrittenHooks;
  readonly examples?: Written<WrittenExample>;
}

/** `./hooks/crm.ts#name` */
export interface WrittenHooks {
  readonly request?: string;
  readonly reply?: string;
  readonly sign?: string;
  readonly adds?: readonly string[];
  readonly calls?: readonly string[] | Written<number>;
  readonly fills?: readonly string[];
}

/** As far as the suite can see what they decide. */
export interface WrittenLimits {
  readonly timeout?: string;
  readonly deadline?: string;
  readonly retries?: number;
  readonly maxBytes?: number;
  readonly resetHeaders?: readonly string[];
  readonly idempotencyKey?: string;
}

export interface WrittenOutput extends WrittenValue {
  readonly description?: string;
  readonly type?: OutputContract["type"];
  readonly closed?: boolean;
  readonly internal?: boolean;
}

/** An output with what its name and its schema say of it. */
export interface TypedOutput extends WrittenOutput {
  readonly type: OutputContract["type"];
  readonly optional: boolean;
  readonly nullable: boolean;
  /** The values that the schema of a closed output lists. */
  readonly values?: readonly Value[];
  /** What is said around it of all that is missing. */
  readonly around?: Missing | undefined;
}

/** One text, or a list of them. */
export type OneOrMore = string | readonly string[];

export interface WrittenErrors {
  readonly message?: OneOrMore;
  readonly code?: OneOrMore;
  readonly requestId?: OneOrMore;
  readonly codes?: Written<string>;
  readonly final?: readonly string[];
  /** Our codes, and when a reply is one of them. */
  readonly when?: Written<WrittenCondition>;
  readonly reply?: Written<string>;
}

export interface WrittenAccept {
  readonly when?: WrittenCondition;
  readonly output?: Written<Value>;
}

export interface WrittenJob {
  readonly start: OneOrMore;
  readonly poll: WrittenCall;
  readonly until: WrittenCondition;
  readonly fail?: WrittenCondition;
  readonly error?: { readonly message?: string; readonly code?: string };
  readonly result?: WrittenCall;
  readonly every: string;
  readonly timeout: string;
}

export interface WrittenExample
  extends Pick<ExampleContract, "params" | "now" | "credentials" | "output" | "error"> {
  readonly request?: string | WrittenExampleRequest;
  readonly reply: {
    readonly status: number;
    readonly headers?: Written<string>;
    readonly body?: Value;
  };
}

interface WrittenExampleRequest
  extends Pick<NonNullable<ExampleContract["request"]>, "query" | "headers" | "body"> {
  readonly line: string;
}

/** A text with names in braces, or the two that HTTP Basic joins. */
export type WrittenHeader = string | { readonly $basic: readonly [user: string, password: string] };

export interface WrittenCredential {
  readonly kind?: "api-key" | "access-token";
  readonly description: string;
  readonly visibility?: Visibility;
  readonly scopes?: readonly string[];
  readonly to?: string;
  readonly headers?: Written<WrittenHeader>;
  readonly label?: string;
  readonly docs?: string;
  readonly required?: boolean;
  readonly oauth?: WrittenOauth;
  readonly login?: WrittenLogin;
}

import type { Context, ErrorCode, Json, Outcome, Problem, WaitContext } from "@blockwright/runtime";

/** What a call does at the provider: it changes nothing, changes something, or costs money. */
export type Effect = "read" | "write" | "cost";

/** A JSON Schema of an object. */
export interface ObjectSchema {
  readonly type: "object";
  readonly description?: string;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** What a call takes is listed in full. */
  readonly additionalProperties?: false;
}

/** A JSON Schema. */
export interface Schema {
  readonly [keyword: string]: Json;
}

/** One operation of one provider, as a language model is offered it. */
export interface Tool {
  /** The id of the operation, with the account in place of the provider where there is one. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Id of the provider: `books`. */
  readonly provider: string;
  readonly effect: Effect;
  /** What a model may fill in; never a secret, nor what only a person or the host may set. */
  readonly inputSchema: ObjectSchema;
  /** What every value has: outputs by name and type, no deeper. */
  readonly outputSchema: ObjectSchema;
  readonly annotations: Annotations;
  /** Calls the provider. Resolves to a failure in place of rejecting. */
  call(args: unknown, options?: CallOptions): Promise<ToolResult>;
}

/** Hints in the terms of MCP. */
export interface Annotations {
  readonly title: string;
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: true;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call and its request. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every question after a job, where the tool waits for it. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /**
   * Who calls, where one host serves several: passed on to `inputs`. Where calls wait for each other
   * (`maxParallel`), callers take turns, told apart as the keys of a `Map` are.
   */
  readonly caller?: unknown;
}

/** How far a job is. */
export interface Progress {
  /** How often the provider was asked, this time included. */
  readonly polls: number;
  /** `status: pending`. */
  readonly message: string;
}

/** What comes of a call. */
export type ToolResult = ToolValue | { readonly ok: false; readonly error: ToolFailure };

/** The outputs of a call, without secrets. They are data of a third party, never instructions. */
export interface ToolValue {
  readonly ok: true;
  readonly value: Readonly<Record<string, unknown>>;
  /** What was accepted but is probably wrong. */
  readonly warnings?: readonly string[];
  readonly truncated?: Truncation;
}

/** How a result was made to fit the budget: whole items and whole outputs are left out, never part of a text. */
export interface Truncation {
  /** Items that are left. */
  readonly given: number;
  /** Items that there were. */
  readonly of: number;
  /** Outputs that were too large by themselves, and are empty. */
  readonly emptied?: readonly string[];
  /** How to get the rest. */
  readonly next: string;
}

/** Why a call failed, for a model to read: no body, no header, no secret. */
export interface ToolFailure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems?: readonly Problem[];
  /** Milliseconds that the provider asks to wait. */
  readonly retryAfterMs?: number;
  /** Whether the call may have been carried out. */
  readonly outcome: Outcome;
  /** The job that was started and not waited for. */
  readonly jobId?: string;
}

/** A provider's package. */
export interface Source {
  /** `import json from "@blockwright/books/block.json" with { type: "json" }` */
  readonly json: object;
  /** Imports the package. Called at the first call of one of its tools. */
  readonly block: () => Promise<object> | object;
  /** Tells tools of one provider apart: takes the provider's place in their ids. */
  readonly account?: string | undefined;
  /** In place of `inputs` of the options. */
  readonly inputs?: HostInputs | undefined;
  /** In place of `supplies` of the options. */
  readonly supplies?: readonly string[] | undefined;
}

/** What a model never gives: credentials, what only a person may set, and what only the host does. */
export type HostInputs = (
  provider: string,
  caller: unknown,
) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

/** What tools there are, and how they call. */
export interface ToolsOptions {
  readonly inputs?: HostInputs | undefined;
  /** Names of inputs besides credentials that `inputs` gives. A tool that requires another one is left out. */
  readonly supplies?: readonly string[] | undefined;
  /** Ids, in which `*` stands for any characters. */
  readonly only?: readonly string[] | undefined;
  /** Default: `read`; every effect where `only` is given. */
  readonly effects?: readonly Effect[] | undefined;
  /** Waits for the jobs that a tool starts. Default: false, so that the model asks by another tool. */
  readonly wait?: boolean | undefined;
  /** Tokens that a result may have at most, about. Default: 20,000. */
  readonly maxResultTokens?: number | undefined;
  /** Calls at the same time to one provider; more wait, and callers take turns. Default: 4. */
  readonly maxParallel?: number | undefined;
  /** Passed to every call, and to the wait for a job. */
  readonly context?: (Context & Pick<WaitContext<never>, "everyMs" | "waitMs">) | undefined;
}

/** An operation that is no tool, and why. */
export interface LeftOut {
  readonly id: string;
  /** A sentence: `It changes something; allow the effect write.` */
  readonly why: string;
}

import type { Context } from "@blockwright/runtime";
import type { Reply, WireRequest } from "../contract/case.ts";

/** The blocks under test: of emitted packages, or of packages generated from a mutant. */
export interface Blocks {
  /** Runs one operation through the block of its provider. */
  execute(
    provider: string,
    inputs: Readonly<Record<string, unknown>>,
    context: Context,
  ): Promise<unknown>;
}

/** A request as it left, before any server saw it. */
export interface SentRequest extends WireRequest {
  /** Address as it was given to fetch. */
  readonly url: string;
  /** The body as it travels; undefined when there is none. */
  readonly text?: string;
  /** The same of any bytes, also where there are none of them. */
  readonly base64?: string;
}

/** Carries a request to a server and brings the reply. */
export interface Target {
  /**
   * `wanted` is the reply that a mock must give; a live target disregards it. The request still
   * has the provider's own address: a mock sends it to its server.
   */
  send(provider: string, request: Request, wanted: Reply): Promise<TargetReply>;
}

export interface TargetReply {
  readonly response: Response;
  /** What the server found wrong with the request or with its own reply. */
  readonly violations: readonly string[];
}

/** Everything that was seen of one call. */
export interface Observation {
  readonly requests: readonly SentRequest[];
  /** Those of the calls before it. */
  readonly asked?: readonly SentRequest[];
  /** For how many milliseconds logins were kept. */
  readonly kept?: readonly number[];
  /** Texts of the call that nobody may see. */
  readonly secrets?: ReadonlySet<string>;
  readonly violations: readonly string[];
  /** Whether the server found something wrong, and may have given another reply than is wanted. */
  readonly isObjected?: boolean;
  /** Inputs that were reported as probably wrong. */
  readonly warnings: readonly string[];
  readonly result:
    | { readonly kind: "output"; readonly output: unknown }
    | { readonly kind: "error"; readonly error: unknown };
}

/** One thing that is wrong, in terms of the manifest. */
export interface Failure {
  /** `books_search_volumes maxResults=41: expected a refusal, was sent` */
  readonly message: string;
  /** Which part of the expectation it is about. */
  readonly kind: "request" | "output" | "error" | "refusal" | "violation" | "warning" | "document";
}

/** Operations of an emitted block by id, as a caller without types sees them. */
export type FlowOperations = Readonly<Record<string, FlowOperation>>;

/** A call that is ready to be sent. */
export interface PreparedCall {
  readonly request: Request;
  readonly secrets: readonly string[];
  send(): Promise<Response>;
  read(reply: Response): Promise<unknown>;
}

/** What an operation may offer beyond one call. */
export interface FlowOperation {
  readonly inputs?: object;
  execute?(inputs: object, context: object): Promise<unknown>;
  /** Makes the request for a host that sends it itself. */
  prepare?(inputs: object, context: object): Promise<PreparedCall>;
  /** Reads the reply to it. */
  read?(reply: Response, context: object): Promise<unknown>;
  pages?(inputs: object, context: object): AsyncIterable<unknown>;
  items?(inputs: object, context: object): AsyncIterable<unknown>;
  executeAndWait?(inputs: object, context: object): Promise<unknown>;
  /** Lists the choices of an input, as its block does. */
  options?(request: object, context: object): Promise<unknown>;
}

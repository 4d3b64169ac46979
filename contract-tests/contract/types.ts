/**
 * What a manifest promises, as the suite reads it. Read from the manifest by code of the suite's own,
 * so that a mistake of the generator is not repeated in what is expected of it. Everything is resolved:
 * defaults of the language, the provider's own parameters, placements.
 */

import type { CallContract } from "./call-types.ts";
import type { ConditionContract, RuleContract } from "./condition-types.ts";
import type { PlainStatuses } from "./plain-statuses.ts";
import type { ReplyContent } from "./reply-types.ts";
import type { ServerContract } from "./server-types.ts";
import type { OperationWords } from "./words-types.ts";
import type { LineContract } from "./line-types.ts";
import type { LookupsContract } from "./lookup-types.ts";
import type { CredentialContract } from "./credential-types.ts";
import type { OutputContract } from "./output-types.ts";
import type { PageContract } from "./page-types.ts";
import type { Lists, ParameterContract, Value } from "./parameter-types.ts";

export type * from "./call-types.ts";
export type * from "./condition-types.ts";
export type { ServerContract } from "./server-types.ts";
export type * from "./lookup-types.ts";
export type * from "./output-types.ts";
export type * from "./credential-types.ts";
export type * from "./page-types.ts";
export type * from "./parameter-types.ts";
export type * from "./reply-types.ts";

/** One provider. */
export interface Contract {
  readonly provider: string;
  /** `specs/books.yaml` */
  readonly spec: string;
  readonly version: string;
  readonly server: ServerContract;
  readonly block: {
    readonly name: string;
    readonly description: string;
    readonly color?: string;
    readonly category: string;
    readonly docs?: string;
    readonly icon?: string | readonly string[];
  };
  readonly credentials: readonly CredentialContract[];
  /** The call that proves a credential; null where the manifest names none. */
  readonly test: CallContract | null;
  /** By name, as the manifest writes them: references are `#/schemas/Name`. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: readonly OperationContract[];
  readonly jobs: readonly JobContract[];
}

/** JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

export interface OperationContract extends PlainStatuses, LookupsContract {
  /** What it is one of. */
  readonly contract: () => Contract;
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly description: string;
  readonly scopes: readonly string[];
  /** Those that it takes, as they are required here. */
  readonly credentials: readonly CredentialContract[];
  readonly method: string;
  /** `/books/v1/volumes/{volumeId}` */
  readonly path: string;
  /** All lines where there are several; method and path are those of the first. */
  readonly lines?: readonly LineContract[];
  /** Where it goes, if elsewhere than the others. */
  readonly server?: ServerContract;
  /** The parameter that is its whole address, and the ends of hosts that it may have. */
  readonly fetches?: { readonly name: string; readonly allowedHosts: readonly string[] };
  /** Tells operations of one method and path apart; not sent. Null without one. */
  readonly label: string | null;
  readonly effect: "read" | "write" | "cost";
  /** Whether it removes or overwrites something, or costs. */
  readonly destructive: boolean;
  /** Whether a second call changes nothing more. */
  readonly idempotent: boolean;
  /** What people and language models read of it, as the manifest has it. */
  readonly words: OperationWords;
  /** Data beside errors of GraphQL is an answer. */
  readonly partial: boolean;
  /** Credentials that travel in its path or its body, as parameters do. */
  readonly carried: readonly ParameterContract[];
  /** The provider's own first; credentials are not among them. */
  readonly parameters: readonly ParameterContract[];
  /** Those that only the hook of its request gives. */
  readonly filled: readonly ParameterContract[];
  /** The GraphQL document, which travels in the body. */
  readonly document: string | null;
  readonly encoding: EncodingContract;
  readonly templates: TemplatesContract;
  readonly rules: readonly RuleContract[];
  /** Header with the random key of each call; null where none is sent. */
  readonly idempotencyKey: string | null;
  /** Name of the schema of each declared reply by status, null for no body: of success, of errors. */
  readonly replies: ReadonlyMap<number, string | null>;
  readonly errorReplies: ReadonlyMap<number, string | null>;
  /** All schemas of the provider. */
  readonly schemas: Contract["schemas"];
  readonly errors: ErrorContract;
  /** Error statuses that are answers. */
  readonly accept: readonly AcceptContract[];
  readonly outputs: readonly OutputContract[];
  /** Outputs that are not given back, and that texts name. */
  readonly internals: readonly OutputContract[];
  readonly page: PageContract | null;
  readonly repetition: RepetitionContract;
  readonly time: TimeContract;
  readonly hooks: HooksContract;
  readonly examples: readonly ExampleContract[];
}

/** How a body is written. */
export interface EncodingContract {
  /** Of a form, how the items of a list are named; null for any other body. */
  readonly form: Lists | null;
  /** Of parts, how the items of a list are named; null for any other body. */
  readonly parts: Lists | null;
  /** Whether it is the content of a file. */
  readonly isFile: boolean;
  /** Whether it is HTML or XML, in which values are escaped. */
  readonly markup: boolean;
  /** Whether each item of a list is a line of JSON. */
  readonly lines?: true;
  readonly mediaType: string;
}

/** What is written as it travels, as the manifest has it; the provider's own members are among them. */
export interface TemplatesContract {
  readonly body?: Value;
  readonly query: Readonly<Record<string, Value>>;
  readonly headers: Readonly<Record<string, Value>>;
  /** How lists travel that the query writes. */
  readonly lists: Lists;
}

/** Functions of the author's own around a call; null where there is none. */
export interface HooksContract {
  /** Makes of the checked values those that are sent. */
  readonly request: HookContract | null;
  /** Makes of a reply the body that outputs are mapped from. */
  readonly reply: HookContract | null;
  /** Makes headers of each attempt. */
  readonly sign: SignContract | null;
  /** Id of an operation -> how often hooks may call it in one call. */
  readonly calls: ReadonlyMap<string, number>;
}

/** A function that returns headers. */
export interface SignContract extends HookContract {
  /** Names of the headers that it may return, in lower case. */
  readonly adds: readonly string[];
}

/** A function in a file beside the manifest. */
export interface HookContract {
  /** `specs/hooks/crm.ts` */
  readonly file: string;
  readonly name: string;
}

/** Where the provider's own texts are in an error reply; the first path that has a text wins. */
export interface ErrorContract {
  readonly message: readonly string[];
  readonly code: readonly string[];
  readonly requestId: readonly string[];
  /** The provider's code -> ours. */
  readonly codes: Readonly<Record<string, string>>;
  /** Replies that are errors whatever their status; the first that holds wins. */
  readonly when: readonly ErrorCondition[];
}

export interface ErrorCondition {
  readonly when: ConditionContract;
  readonly code: string;
}

export interface AcceptContract {
  readonly status: number;
  readonly when: ConditionContract;
  /** Constants by dotted output name. */
  readonly output: Readonly<Record<string, Value>>;
}

/** When a call that failed is made again. */
export interface RepetitionContract {
  /** How often at most. */
  readonly retries: number;
  /** The provider's own codes after which it is not. */
  readonly finalCodes: readonly string[];
  /** Headers, beside Retry-After, that say when; names in lower case. */
  readonly resetHeaders: readonly string[];
}

/** How long a call may take. */
export interface TimeContract {
  readonly attemptMs: number;
  readonly callMs: number;
}

/** A call that the manifest declares, with its result. */
export interface ExampleContract {
  readonly name: string;
  readonly params: Readonly<Record<string, Value>>;
  /** When the call is made; undefined where that does not matter. */
  readonly now?: string;
  /** Published keys in place of those of the suite. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Only what is declared is compared. */
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Value;
  } | null;
  readonly reply: ReplyContent;
  /** One of the two. */
  readonly output?: Value;
  readonly error?: Readonly<Record<string, Value>>;
}

export interface JobContract {
  readonly name: string;
  readonly start: readonly string[];
  readonly poll: CallContract;
  readonly until: ConditionContract;
  /** Null where nothing tells that it failed. */
  readonly fail: ConditionContract | null;
  /** Where the answer says why it failed, in words and as an HTTP status. */
  readonly error: { readonly message: string | null; readonly status: string | null };
  /** What is called once it is done, with outputs of the last answer; null for nothing. */
  readonly result: CallContract | null;
  /** Before it is asked for the first time. */
  readonly everyMs: number;
  /** All the time that it may take. */
  readonly timeoutMs: number;
}

/**
 * The intermediate representation: what every target reads. Readonly plain data with everything
 * resolved (names, defaults, order, references); `JSON.parse(JSON.stringify(ir))` equals it.
 * Unions are discriminated by `kind`, so that a new case does not compile until every target
 * handles it. Host-neutral: no workflow platform's syntax occurs in it.
 */

/** One provider: one manifest, one emitted package. */
export interface Provider {
  /** Provider id, also the folder name under `generated/`. */
  readonly id: string;
  /** Path of the manifest relative to the project root, with forward slashes: `specs/books.yaml`. */
  readonly spec: string;
  /** Version of the provider's API, as the provider writes it: `v59.0`. */
  readonly version: string;
  readonly names: ProviderNames;
  readonly block: Block;
  readonly server: Server;
  readonly auth: readonly Credential[];
  /** Types of replies, references already written as `#/components/schemas/Name`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly operations: readonly Operation[];
  readonly jobs: readonly Job[];
}

/** Every identifier derived from the provider id. */
export interface ProviderNames {
  /** `Books` */
  readonly type: string;
  /** `createBooksClient` */
  readonly createClient: string;
  /** `BooksClient` */
  readonly clientType: string;
  /** `BooksClientOptions` */
  readonly clientOptions: string;
  /** `booksBlock` */
  readonly block: string;
}

/** How the provider presents itself as a workflow block. */
export interface Block {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** `#RRGGBB`, when the manifest gives one. */
  readonly color: string | null;
  readonly category: string;
}

/** Where requests go. */
export interface Server {
  /** A fixed address, or a template such as `{instanceUrl}`. No trailing slash. */
  readonly url: string;
  /** Names of the parameters in the template, in order of appearance. */
  readonly params: readonly string[];
  readonly normalize: readonly Normalizer[];
  /** Host suffixes that a caller-supplied address may have, each beginning with a dot. */
  readonly allowedHosts: readonly string[];
}

export type Normalizer = "trim" | "strip-trailing-slashes";

/** A secret that every operation takes, and how it is sent. */
export interface Credential {
  readonly name: string;
  /** Label for people: `API key`. */
  readonly title: string;
  readonly kind: CredentialKind;
  readonly description: string;
  readonly visibility: Visibility;
  /** Permissions the credential may need, over all operations. */
  readonly scopes: readonly string[];
  readonly send:
    | { readonly kind: "header"; readonly name: string; readonly prefix: string }
    | { readonly kind: "query"; readonly name: string };
}

export type CredentialKind = "api-key" | "access-token";

export interface Operation {
  /** The specification's id: `books_search_volumes`. */
  readonly id: string;
  /** Name for people: `Search volumes`. */
  readonly name: string;
  readonly description: string;
  readonly names: OperationNames;
  readonly method: Method;
  /** Path template; every `{name}` is the name of a parameter placed in the path. */
  readonly path: string;
  readonly effect: Effect;
  readonly scopes: readonly string[];
  /** Parameters in the order of the manifest, the provider's own first. Credentials are not among them. */
  readonly parameters: readonly Parameter[];
  readonly constants: readonly Constant[];
  readonly rules: readonly Rule[];
  /** Declared replies of success, by ascending status. */
  readonly replies: readonly Reply[];
  /** Declared error replies, by ascending status. */
  readonly errorReplies: readonly Reply[];
  readonly errors: ErrorMapping;
  readonly accept: readonly Accept[];
  readonly outputs: readonly Output[];
  readonly page: Page | null;
  readonly hooks: { readonly request: Hook | null; readonly reply: Hook | null };
  readonly examples: readonly Example[];
}

/** Every identifier derived from the operation id. */
export interface OperationNames {
  /** `searchVolumes`: the method of the client and the exported operation. */
  readonly method: string;
  /** `SearchVolumesInputs`: what `execute` takes, credentials included. */
  readonly inputs: string;
  /** `SearchVolumesParams`: what the client's method takes, after coercion. */
  readonly params: string;
  /** `SearchVolumesOutputs`: what `execute` resolves to. */
  readonly outputs: string;
}

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a call does at the provider: nothing, a change, or a charge. Decides what may be retried. */
export type Effect = "read" | "write" | "cost";

export type ValueType = "string" | "integer" | "number" | "boolean" | "json";

export type Visibility = "user-or-llm" | "user-only" | "hidden";

export interface Parameter {
  readonly name: string;
  /** Label for people: `Max results`. */
  readonly title: string;
  readonly description: string;
  readonly type: ValueType;
  /** What a json parameter must be; null for the other types. */
  readonly shape: "object" | "array" | "any" | null;
  readonly required: boolean;
  readonly limits: Limits;
  readonly enumBy: EnumBy | null;
  /** What happens when the parameter is absent; undefined when the manifest does not say. */
  readonly default?: Json;
  /** True: the default is put on the wire. False: it documents what the API does. */
  readonly sendDefault: boolean;
  readonly visibility: Visibility;
  readonly secret: boolean;
  readonly placement: Placement;
  readonly convert: Converter | null;
  /** The parameter is sent only while the named one has this value (its default counts). */
  readonly when: { readonly parameter: string; readonly equals: Json; readonly fallback?: Json } | null;
  readonly example?: Json;
  /** True when the provider declares it for every operation. */
  readonly shared: boolean;
}

/** Closed list of what may happen to a value between the caller and the wire. */
export type Converter = "trim" | "lowercase" | "uppercase" | "csv" | "csv-text";

/** Limits in the words of JSON Schema. Lengths count characters. */
export interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  /** Limits on the number of items after `csv`. */
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Allowed values that depend on another parameter. A value of it that is not listed allows everything. */
export interface EnumBy {
  readonly parameter: string;
  /** What counts when that parameter is absent: its default, or null. */
  readonly fallback: string | null;
  readonly severity: Severity;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

export type Severity = "error" | "warning";

/** Where a value travels. Property paths are relative to the JSON body. */
export type Placement =
  | { readonly kind: "path"; readonly name: string }
  | { readonly kind: "query"; readonly name: string }
  | { readonly kind: "header"; readonly name: string }
  | { readonly kind: "body" }
  | { readonly kind: "property"; readonly path: readonly string[] }
  | { readonly kind: "none" };

/** A value that is always sent. */
export interface Constant {
  readonly placement: Exclude<Placement, { readonly kind: "path" | "body" | "none" }>;
  readonly value: Json;
}

/** A condition over several parameters. `message` is always filled in. */
export type Rule =
  | { readonly kind: "any-of"; readonly alternatives: readonly (readonly string[])[]; readonly severity: Severity; readonly message: string }
  | { readonly kind: "exactly-one"; readonly alternatives: readonly (readonly string[])[]; readonly severity: Severity; readonly message: string }
  | { readonly kind: "requires"; readonly parameter: string; readonly needs: readonly Need[]; readonly severity: Severity; readonly message: string }
  | { readonly kind: "matches"; readonly parameter: string; readonly pattern: string; readonly severity: Severity; readonly message: string };

/** Another parameter that must be present, or present with one value. */
export interface Need {
  readonly parameter: string;
  readonly equals: string | null;
}

/** A declared reply: a named schema, or no body. */
export interface Reply {
  readonly status: number;
  readonly schema: string | null;
  readonly description: string;
}

/**
 * A path into what a call knows: `body`, `status`, `headers`, `params` or `item`, then members:
 * `body.error.message`, `body[0].errorCode`, `body["@odata.nextLink"]`.
 */
export type Path = string;

/** Where the provider's own words lie in an error reply, first present path wins. */
export interface ErrorMapping {
  readonly message: readonly Path[];
  readonly code: readonly Path[];
  readonly requestId: readonly Path[];
  /** The provider's code -> ours, where the status alone would mislead. */
  readonly codes: Readonly<Record<string, ErrorCode>>;
  /** Replies that are errors whatever their status, or whose status misleads; the first match wins. */
  readonly when: readonly ErrorCondition[];
}

/** All parts given must hold. */
export interface ErrorCondition {
  readonly status: readonly number[];
  readonly match: Readonly<Record<Path, Json>>;
  readonly contains: Readonly<Record<Path, string>>;
  readonly present: readonly Path[];
  readonly code: ErrorCode;
}

/** Codes of the runtime's ToolError that a reply can be mapped to. */
export type ErrorCode =
  | "bad_request"
  | "unauthorized"
  | "payment_required"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "rate_limited"
  | "upstream_error";

/** An error status that is an answer: a 404 that means "nothing found". */
export interface Accept {
  readonly status: number;
  readonly match: Readonly<Record<Path, Json>>;
  /** Constants for outputs, by dotted name; the others are mapped from the reply as usual. */
  readonly output: Readonly<Record<string, Json>>;
}

export interface Output {
  /** Dotted name: `metadata.count`. */
  readonly name: string;
  readonly type: ValueType;
  readonly description: string;
  readonly source: OutputSource;
  /** What stands for an absent value; undefined when there is none. */
  readonly default?: Json;
  /** True: left out of the outputs when absent. */
  readonly optional: boolean;
  /** True: null when absent or null. */
  readonly nullable: boolean;
  /** JSON Schema of the value, references as in `Provider.schemas`. */
  readonly schema: JsonSchema;
}

export type OutputSource =
  | { readonly kind: "const"; readonly value: Json }
  | {
      readonly kind: "path";
      /** First present wins. */
      readonly paths: readonly Path[];
      readonly take: Take | null;
      readonly omit: readonly string[];
      /** For arrays: each item becomes an object of these paths, which begin with `item`. */
      readonly each: Readonly<Record<string, Path>> | null;
    };

export type Take = "count" | "first" | "last" | "keys";

/** How to get the next page. */
export interface Page {
  readonly items: Path;
  readonly next: Path;
  /** False here ends the paging, whatever `next` says. */
  readonly more: Path | null;
  /** The next request: the address that `next` gives, or the same call with this parameter set. */
  readonly send: { readonly kind: "url" } | { readonly kind: "parameter"; readonly name: string };
}

/** Work that goes on at the provider after the call that starts it. */
export interface Job {
  readonly name: string;
  /** Ids of the operations that start it. */
  readonly start: readonly string[];
  readonly poll: string;
  /** Parameter of the polling operation -> dotted output of the starting one. */
  readonly id: Readonly<Record<string, string>>;
  /** Dotted output of the polling operation -> value. */
  readonly until: Readonly<Record<string, Json>>;
  readonly fail: Readonly<Record<string, Json>>;
  readonly everyMs: number;
  readonly timeoutMs: number;
}

/** A function in a file beside the manifest, for what the language cannot say. */
export interface Hook {
  /** File relative to the manifest, with forward slashes: `hooks/crm.ts`. */
  readonly file: string;
  readonly name: string;
  /** Text of the file, emitted verbatim as `src/<file>`. */
  readonly source: string;
}

/** params -> request -> reply -> output or error, as the manifest states it. */
export interface Example {
  readonly name: string;
  readonly params: Readonly<Record<string, Json>>;
  readonly request: ExampleRequest | null;
  readonly reply: ExampleReply;
  readonly result:
    | { readonly kind: "output"; readonly output: Json }
    | { readonly kind: "error"; readonly error: ExampleError };
}

export interface ExampleRequest {
  readonly method: Method;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface ExampleReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface ExampleError {
  readonly code: ErrorCode;
  readonly upstreamCode?: string;
  readonly message?: string;
  readonly requestId?: string;
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A JSON Schema 2020-12 object. */
export type JsonSchema = { readonly [keyword: string]: Json };

/** What emitted packages share, read from the root package.json. */
export interface Project {
  /** npm scope: `@blockwright`. */
  readonly scope: string;
  readonly version: string;
  readonly license: string;
  readonly author: string;
  /** Repository address, without the part after a `#`. */
  readonly repository: string;
  /** Version range of openapi-fetch that packages depend on. */
  readonly openapiFetch: string;
}

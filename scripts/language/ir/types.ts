/**
 * The intermediate representation: what every target reads. Readonly plain data with everything
 * resolved (names, defaults, order, references); `JSON.parse(JSON.stringify(ir))` equals it.
 * Unions are discriminated by `kind`, so that a new case does not compile until every target
 * handles it. Host-neutral: no workflow platform's syntax occurs in it.
 */

import type { Call } from "./types/call.ts";
import type { Rule } from "./types/condition.ts";
import type { Credential } from "./types/credential.ts";
import type { Encoding } from "./types/encoding.ts";
import type { Example } from "./types/example.ts";
import type { OperationHooks } from "./types/hook.ts";
import type { JsonSchema } from "./types/json.ts";
import type { Login, Lookup } from "./types/lookup.ts";
import type { Line, Method } from "./types/method.ts";
import type { Parameter } from "./types/parameter.ts";
import type { OperationWords } from "./types/people.ts";
import type { Job, Page, Policy } from "./types/policy.ts";
import type { Accept, ErrorMapping, Output, Reply } from "./types/reply.ts";
import type { Member, Spread, Template } from "./types/template.ts";

export type * from "./types/call.ts";
export type * from "./types/condition.ts";
export type * from "./types/credential.ts";
export type * from "./types/encoding.ts";
export type * from "./types/example.ts";
export type * from "./types/hook.ts";
export type * from "./types/json.ts";
export type * from "./types/lookup.ts";
export type * from "./types/method.ts";
export type * from "./types/parameter.ts";
export type * from "./types/people.ts";
export type * from "./types/policy.ts";
export type * from "./types/reply.ts";
export type * from "./types/template.ts";

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
  /** The call that proves a credential, where the manifest names one: it changes nothing and fails with a wrong one. */
  readonly test?: Call;
  /** Types of replies, references already written as `#/components/schemas/Name`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Packages that files of its hooks import -> range of versions. */
  readonly dependencies?: Readonly<Record<string, string>>;
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
  /** `BooksCredentials` */
  readonly credentials: string;
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
  /** Address of the provider's documentation. */
  readonly docs?: string;
  /** Pictures for light and for dark grounds; one alone is for both. */
  readonly icon?: { readonly light: IconFile; readonly dark?: IconFile };
}

/** A file of SVG that only draws. */
export interface IconFile {
  /** Relative to the manifest, and in the package: `icons/books.svg`. */
  readonly path: string;
  readonly text: string;
}

/** Where requests go. */
export interface Server {
  /** A fixed address, or a template such as `{instanceUrl}` or `https://{host|region}`. No trailing slash. */
  readonly url: string;
  /** Where there are several: all in order, `url` last. The first whose parameters are all given is used. */
  readonly urls?: readonly string[];
  /** Names of the parameters in the template, or in all of them, in order of appearance. */
  readonly params: readonly string[];
  /** Host suffixes that a caller-supplied address may have, each beginning with a dot. */
  readonly allowedHosts: readonly string[];
  /** True: callers may name any host but those of private networks. */
  readonly anyHost?: true;
}

/** A request to a whole address. */
export interface Fetches {
  /** The parameter that it is. Its path in documents is `/{parameter}`. */
  readonly parameter: string;
  /** Host suffixes that it may have, each beginning with a dot. */
  readonly allowedHosts: readonly string[];
}

export interface Operation {
  /** The specification's id: `books_search_volumes`. */
  readonly id: string;
  /** Name for people: `Search volumes`. */
  readonly name: string;
  readonly description: string;
  readonly names: OperationNames;
  readonly method: Method;
  /** Path template; every `{name}` is the name of a parameter placed in the path, `{name...}` of several segments. */
  readonly path: string;
  /** All lines where there are several, `method` and `path` being those of the first: the first whose path parameters are all given is sent, else the last. */
  readonly lines?: readonly Line[];
  /** Where it goes, if elsewhere than the provider's other operations. */
  readonly server?: Server;
  /** Where its whole address is given in place of one of the provider's. */
  readonly fetches?: Fetches;
  /** Tells operations of one method and path apart: `insert-text`. Never sent. */
  readonly label?: string;
  readonly effect: Effect;
  /** Whether it removes or overwrites something, or costs. */
  readonly destructive: boolean;
  /** Whether a second call with the same inputs changes nothing more. */
  readonly idempotent: boolean;
  readonly words?: OperationWords;
  readonly scopes: readonly string[];
  /** The credentials that it takes, where these are not those of the provider as they stand there. */
  readonly auth?: readonly Credential[];
  /** Credentials that travel in its path or body, as parameters. */
  readonly carried?: readonly Parameter[];
  /** Parameters in the order of the manifest, the provider's own first. Credentials are not among them. */
  readonly parameters: readonly Parameter[];
  /** Calls that are made first, each for a value that is sent. */
  readonly lookups?: readonly Lookup[];
  /** Credentials of its own that it exchanges before that. */
  readonly logins?: readonly Login[];
  /** Parameters that only the hook of its request gives. */
  readonly filled?: readonly Parameter[];
  /** What the manifest writes as it travels; parameters that it does not name are placed into it. */
  readonly written: Written;
  /** How the body is written; absent where it is JSON, or where there is none. */
  readonly encode?: Encoding;
  /** The GraphQL document that the body holds. */
  readonly graphql?: Graphql;
  /** Conditions over several inputs, but for those that a parameter has itself. */
  readonly rules: readonly Rule[];
  /** Declared replies of success, by ascending status. */
  readonly replies: readonly Reply[];
  /** Declared error replies, by ascending status. */
  readonly errorReplies: readonly Reply[];
  readonly errors: ErrorMapping;
  readonly accept: readonly Accept[];
  readonly outputs: readonly Output[];
  readonly page: Page | null;
  /** What the manifest says of limits and repetitions; the provider's and the operation's own. */
  readonly policy: Policy;
  readonly hooks: OperationHooks;
  readonly examples: readonly Example[];
}

/** Parts of a request that are written as they travel. */
export interface Written {
  readonly body: Template | null;
  /** By name; those of the provider first. */
  readonly query: readonly (Member | Spread)[];
  readonly headers: readonly (Member | Spread)[];
}

/** A document that is sent with its variables. */
export interface Graphql {
  /** Sent byte for byte. */
  readonly document: string;
  /** Where it stands, relative to the manifest: `graphql/issues.graphql`. Null: in the manifest. */
  readonly file: { readonly path: string; readonly text: string } | null;
  /** Data beside errors is an answer, and the errors are warnings. */
  readonly partial: boolean;
}

/** Every identifier derived from the operation id. */
export interface OperationNames {
  /** `searchVolumes`: the method of the client and the exported operation. */
  readonly method: string;
  /** `searchVolumesCall`: how it is sent. */
  readonly call: string;
  /** `SearchVolumesInputs`: what `execute` takes, credentials included. */
  readonly inputs: string;
  /** `SearchVolumesParams`: what the client's method takes, after coercion. */
  readonly params: string;
  /** `SearchVolumesRequest`: what is sent, by place. */
  readonly request: string;
  /** `SearchVolumesOutputs`: what `execute` resolves to. */
  readonly outputs: string;
  /** `SearchVolumesItem`: an item of a page. */
  readonly item: string;
}

/** What a call does at the provider: nothing, a change, or a charge. Decides what may be retried. */
export type Effect = "read" | "write" | "cost";

/** What the emitted packages of a workspace share, read from its package.json. */
export interface Project {
  /** npm scope: `@blockwright`. */
  readonly scope: string;
  /** SPDX identifier; `UNLICENSED` where nobody else may use the packages. */
  readonly license: string;
  readonly author: string | null;
  /** Repository address, without the part after a `#`. */
  readonly repository: string | null;
  /** Folder of the packages in that repository: `generated`. */
  readonly directory: string;
  /** Version range of openapi-fetch that packages depend on. */
  readonly openapiFetch: string;
}

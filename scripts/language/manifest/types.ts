import type {
  Effect,
  ErrorCode,
  InputStep,
  Json,
  JsonSchema,
  Limits,
  Lists,
  NameRule,
  ParameterType,
  Visibility,
} from "../ir/types.ts";
import type { ManifestCall, ManifestJob, ManifestLookup, ManifestPage } from "./call-types.ts";
import type { ManifestCredential } from "./credential-types.ts";
import type { ManifestCondition, ManifestRule } from "./condition-types.ts";
import type { ManifestExample } from "./example-types.ts";
import type {
  ManifestChoices,
  ManifestOperationWords,
  ManifestParameterWords,
} from "./people-types.ts";
import type { ManifestOutput, Missing } from "./output-types.ts";

export type * from "./call-types.ts";
export type * from "./condition-types.ts";
export type * from "./credential-types.ts";
export type * from "./example-types.ts";
export type * from "./output-types.ts";
export type * from "./people-types.ts";

/**
 * A manifest as written, after the parser has expanded short forms. It mirrors
 * `specs/manifest.schema.json` member by member; meaning, limits and examples stand there.
 */
export interface Manifest {
  readonly manifest: 2;
  readonly provider: string;
  readonly version: string;
  readonly block: ManifestBlock;
  readonly server: ManifestServer;
  readonly auth: readonly ManifestCredential[];
  /** Over credentials and the provider's parameters. */
  readonly rules?: readonly ManifestRule[];
  /** The call that proves a credential. */
  readonly test?: ManifestCall;
  readonly params?: Readonly<Record<string, ManifestParameter>>;
  /** Name -> template; for every operation. */
  readonly query?: Readonly<Record<string, Json>>;
  readonly headers?: Readonly<Record<string, Json>>;
  /** `json`, `form`, `multipart` or a media type. */
  readonly encode?: string;
  readonly lists?: Lists;
  /** How parameters are called where they travel, if they do not say it. */
  readonly names?: NameRule;
  /** What becomes of outputs whose value is missing, where neither they nor their operation say it. */
  readonly missing?: Missing;
  readonly errors?: ManifestErrors;
  readonly accept?: Readonly<Record<string, ManifestAccept>>;
  readonly limits?: ManifestLimits;
  readonly hooks?: ManifestSigning;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
  readonly operations: Readonly<Record<string, ManifestOperation>>;
  readonly jobs?: Readonly<Record<string, ManifestJob>>;
}

export interface ManifestBlock {
  readonly name: string;
  readonly description: string;
  readonly color?: string;
  readonly category: string;
  readonly docs?: string;
  readonly icon?: ManifestIcon;
}

/** A file of SVG, `./icons/books.svg`, or two, for light and for dark grounds. */
export type ManifestIcon = string | readonly [light: string, dark: string];

export type Cleared = "blank" | "nulls";

/** Limits stand beside the other members, as keywords of JSON Schema. */
export interface ManifestParameter extends Limits, ManifestParameterWords {
  readonly type: ParameterType;
  /** Whether `type` is written `address`: a whole address at the beginning of `server.url`, which is a text. */
  readonly address?: true;
  readonly description: string;
  readonly required?: boolean;
  /** Of `json`: which JSON, as \`type\` is written \`object\`, \`array\` or \`json\`. */
  readonly shape?: "object" | "array" | "any";
  /** What is sent where the parameter is absent. */
  readonly default?: Json;
  /** What the provider takes by itself then: told, never sent. */
  readonly providerDefault?: Json;
  readonly visibility?: Visibility;
  readonly secret?: boolean;
  /** `query.name`, `headers.Name`, `body`, `body.a.b` or `none`. */
  readonly to?: string;
  /** What is made of it, in this order. */
  readonly convert?: readonly InputStep[];
  /** What counts as given, and clears. */
  readonly clear?: readonly Cleared[];
  /** What `enum` says of its values beside them, where it is a map. */
  readonly choices?: ManifestChoices;
  /** On the parameters of the operation. */
  readonly when?: ManifestCondition;
  readonly example?: Json;
}

export interface ManifestOperation extends ManifestOperationWords {
  readonly name: string;
  readonly description?: string;
  /** `GET /path/{name}`; of several the first whose path parameters are all given, else the last. */
  readonly request: string | readonly (string | ManifestLine)[];
  /** In place of the provider's, which says what it does not. Of `GET {url}` its hosts alone. */
  readonly server?: Partial<ManifestServer>;
  /** Follows from the document where there is one. */
  readonly effect?: Effect;
  readonly scopes?: readonly string[];
  /** The credentials that it takes; left out: all. */
  readonly auth?: readonly string[];
  /** Calls that are made first, by the names of what they give. */
  readonly before?: Readonly<Record<string, ManifestLookup>>;
  readonly params?: Readonly<Record<string, ManifestParameter>>;
  /** The body as it travels, with holes for values. */
  readonly body?: Json;
  /** A GraphQL document, or `./file.graphql#Operation`. */
  readonly graphql?: string;
  /** Its variables as they travel, each a template. */
  readonly variables?: Readonly<Record<string, Json>>;
  /** Data beside errors is an answer. */
  readonly partial?: boolean;
  /** Name -> template; null leaves out what the provider has. */
  readonly query?: Readonly<Record<string, Json>>;
  readonly headers?: Readonly<Record<string, Json>>;
  readonly encode?: string;
  readonly lists?: Lists;
  readonly rules?: readonly ManifestRule[];
  /** Status -> schema name, or `empty`. */
  readonly reply: Readonly<Record<string, string>>;
  /** The media types of the files among them, by status; `reply` calls each `file`. */
  readonly mediaTypes?: Readonly<Record<string, string>>;
  readonly accept?: Readonly<Record<string, ManifestAccept>>;
  readonly errors?: ManifestErrors;
  readonly limits?: ManifestLimits;
  /** The path of an object whose members are outputs; the parser has put them into `output`. */
  readonly spread?: string;
  readonly output: Readonly<Record<string, ManifestOutput>>;
  readonly missing?: Missing;
  readonly page?: ManifestPage;
  readonly hooks?: ManifestHooks;
  readonly examples?: Readonly<Record<string, ManifestExample>>;
}

export interface ManifestErrors {
  readonly message?: readonly string[];
  readonly code?: readonly string[];
  readonly requestId?: readonly string[];
  readonly codes?: Readonly<Record<string, ErrorCode>>;
  /** After these of the provider's codes, nothing is repeated. */
  readonly final?: readonly string[];
  /** The first that holds wins. */
  readonly when?: { readonly [Code in ErrorCode]?: ManifestCondition };
  /** Error status -> schema name, or `empty`. */
  readonly reply?: Readonly<Record<string, string>>;
}

export interface ManifestAccept {
  readonly when?: ManifestCondition;
  readonly output?: Readonly<Record<string, Json>>;
}

/** Durations are a number and `ms`, `s` or `m`: `30s`. */
export interface ManifestLimits {
  readonly timeout?: string;
  readonly deadline?: string;
  readonly retries?: number;
  readonly maxBytes?: number;
  readonly resetHeaders?: readonly string[];
  /** Name of the header that carries the key. */
  readonly idempotencyKey?: string;
}

/** Where requests go. */
export interface ManifestServer {
  /** Of several, the first whose parameters are all given; else the last. */
  readonly url: string | readonly string[];
  /** Suffixes; `any`: every host with a name. */
  readonly allowedHosts?: readonly string[] | "any";
}

/** A line of a request, and the condition on parameters that it depends on. */
export interface ManifestLine {
  readonly line: string;
  readonly when?: ManifestCondition;
}

/** What signs each attempt of a call; the one goes with the other. */
export interface ManifestSigning {
  readonly sign?: string;
  /** Names of headers. */
  readonly adds?: readonly string[];
}

/** Functions in files beside the manifest: `./hooks/crm.ts#name`. */
export interface ManifestHooks extends ManifestSigning {
  readonly request?: string;
  readonly reply?: string;
  /** What `call.run` may call: each once, or as often as a number says. */
  readonly calls?: readonly string[] | Readonly<Record<string, number>>;
  /** Parameters that only the `request` hook gives. */
  readonly fills?: readonly string[];
}

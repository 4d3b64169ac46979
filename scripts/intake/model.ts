import type { Json, JsonSchema, Lists, Method } from "../language/ir/types.ts";

/** Finds what a `$ref` points to; undefined when it leads nowhere. */
export type Resolve = (reference: string) => JsonSchema | undefined;

/** What a vendor says of its own API, whatever format it says it in. */
export interface Vendor {
  /** The document as people know it: `github.json`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly operations: readonly VendorOperation[];
  /** Names of credentials that it defines and no operation asks for. */
  readonly unasked: readonly string[];
  /** Schemas are not dereferenced: those of large documents refer to one another without end. */
  readonly resolve: Resolve;
}

/** Methods that documents have, those included that manifests lack. */
export type VendorMethod = Method | "OPTIONS" | "TRACE" | "QUERY";

/** One operation. Its schemas are as the document has them, references included. */
export interface VendorOperation {
  /** The vendor's `operationId`; null where it gives none. */
  readonly id: string | null;
  readonly method: VendorMethod;
  readonly path: string;
  /** Tells operations of one method and path apart, where the document has `#` in paths. */
  readonly label?: string;
  /** Addresses that the path is appended to; empty where the document names none. */
  readonly servers: readonly string[];
  /** The same as the document has them, with their variables. */
  readonly places: readonly VendorServer[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** What it is about; absent where the document does not say it in a line. */
  readonly resource?: string;
  /** Address of the vendor's page about it. */
  readonly docs?: string;
  readonly parameters: readonly VendorParameter[];
  /** Names of cookies that a call has to send. */
  readonly cookies: readonly string[];
  readonly body: VendorBody | null;
  /** Replies by status; where none of success is listed, that of `2XX` or `default` is among them. */
  readonly replies: readonly VendorReply[];
  /** JSON bodies of errors under `4XX`, `5XX` and `default`. */
  readonly openErrors: readonly JsonSchema[];
  /** Whether `default` or a range speaks for the statuses that are not listed. */
  readonly hasOtherReplies: boolean;
  /** Each is enough alone, an empty one included; null where the document says nothing about it. */
  readonly security: readonly (readonly VendorScheme[])[] | null;
  /** Where it stands in the document, as a JSON pointer. */
  readonly pointer: string;
}

/** An address with variables in braces. */
export interface VendorServer {
  readonly url: string;
  readonly description: string;
  readonly variables: readonly VendorVariable[];
}

/** What stands in an address. */
export interface VendorVariable {
  readonly name: string;
  readonly description: string;
  /** Null where the document forgets it. */
  readonly fallback: string | null;
  /** The only values; empty: any. */
  readonly values: readonly string[];
}

export interface VendorParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Whether every operation of the vendor has it, such as the format of replies: no one's own. */
  readonly isGeneral: boolean;
  /** Whether a list travels as one text with commas. */
  readonly isJoined: boolean;
  /** What else stands between the items of a list that travels as one text. */
  readonly separator?: string;
  /** The object whose members travel apart, this being one of them. */
  readonly group?: string;
  /** Whether it is an object whose members are written as `name[member]`. */
  readonly isDeep?: true;
  /** What it is where it travels as JSON text. */
  readonly json?: JsonSchema;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: JsonSchema[string];
}

export interface VendorBody {
  readonly required: boolean;
  readonly description: string;
  /** The ways in which it may be written; none where the document names none. */
  readonly contents: readonly VendorContent[];
}

/** A body in one media type. */
export interface VendorContent {
  /** In lower case, without parameters. */
  readonly mediaType: string;
  readonly schema: JsonSchema;
  /** How lists travel in a form; absent where it has none. */
  readonly lists?: FormLists;
}

/** As in `Lists` of manifests; no description has the places of items in names. */
export type FormLists = Exclude<Lists, "indexes">;

export interface VendorReply {
  readonly status: number;
  /** `2XX` or `default`, where the document has that in place of a status. */
  readonly said?: string;
  readonly description: string;
  /** Of the JSON body; null where there is none. */
  readonly schema: JsonSchema | null;
  /** Bodies that are shown, where that schema does not say what they hold; absent where there are none. */
  readonly examples?: readonly Json[];
  /** Of the bodies that there may be, in lower case, without parameters. */
  readonly mediaTypes: readonly string[];
  /** Whether it has a `Link` header. */
  readonly hasLinks?: true;
}

/** How a credential travels. */
export interface VendorScheme {
  readonly name: string;
  readonly description: string;
  /** In which header or query parameter, in front of it `Bearer` or `Basic`; other: in no such way. */
  readonly send:
    | { readonly kind: "header"; readonly name: string; readonly prefix: string }
    | { readonly kind: "query"; readonly name: string }
    | { readonly kind: "other"; readonly isSigned?: true };
  /** Whether it is a token that a user grants, and no key of a project. */
  readonly isToken: boolean;
  readonly scopes: readonly string[];
  /** Where a host obtains the token; null where the document does not say it. */
  readonly oauth: VendorOauth | null;
  /** Why the document does not say where: its other grants, or the address that says it. */
  readonly otherGrants: readonly string[];
}

/** A grant of OAuth that hosts can make, its addresses as the document has them. */
export interface VendorOauth {
  readonly grant: "authorization_code" | "client_credentials";
  /** Null where nobody is asked. */
  readonly authorize: string | null;
  readonly token: string;
  readonly pkce: boolean;
}

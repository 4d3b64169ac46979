import type { Block } from "./block.ts";
import type { ChangeLine } from "./changes.ts";
import type { ExamplePage } from "./example.ts";
import type { Icon, Share } from "./index-page.ts";

/** `data/blocks/<id>.json`: one block, whole. */
export interface BlockPage extends BlockText {
  readonly code: Code;
}

/** What a block is, without the code that runs. */
export interface BlockText {
  readonly id: string;
  readonly block: Block;
  readonly package: PackageText;
  readonly icon: Icon | null;
  readonly names: Names;
  /** By operation id. */
  readonly operations: Readonly<Record<string, OperationPage>>;
  readonly policies: readonly PolicyPage[];
  /** What changed since the base, the gravest first. */
  readonly changes: readonly ChangeLine[];
  /** Why the contract suite could not test it; null: it did, or there is no report. */
  readonly untested: string | null;
}

/** A time limit, retries and the like, which a host may set in the context of a call. */
export interface PolicyPage {
  readonly option: string;
  readonly value: string;
  /** Operations for which something else counts. */
  readonly exceptions: readonly {
    readonly value: string;
    readonly operations: readonly string[];
  }[];
  readonly meaning: string;
}

export interface PackageText {
  /** `@acme/books` */
  readonly name: string;
  readonly version: string;
}

/** The emitted package, as the browser runs it; or why it cannot. */
export type Code = { readonly file: string } | { readonly why: string };

/** What the package exports. */
export interface Names {
  /** `booksBlock` */
  readonly block: string;
  /** `createBooksClient` */
  readonly client: string;
}

export interface OperationPage {
  /** `searchVolumes`: the exported operation, and the method of the client. */
  readonly method: string;
  /** At least one: where the manifest has none, its required inputs without a reply. */
  readonly examples: readonly ExamplePage[];
  /** Error replies that are declared, by status. */
  readonly errors: readonly ErrorLine[];
  /** Headers that its signature adds when it is sent; empty where it is not signed. */
  readonly signs: readonly string[];
  /** How the client of the package takes it; null where more is done for it than sending what is given. */
  readonly client: {
    /** Inputs that the client is made with, credentials aside. */
    readonly options: readonly string[];
    /** Inputs that its method takes. */
    readonly params: readonly string[];
    /** Files among them whose content travels as text, and is given as such. */
    readonly encoded: readonly string[];
  } | null;
  /** From the contract report, where there is one. */
  readonly contract: {
    readonly passed: number;
    readonly failed: number;
    readonly coverage: Share;
  } | null;
}

/** What an error reply becomes, and what it means. */
export interface ErrorLine {
  readonly status: number;
  readonly code: string;
  readonly description: string;
}

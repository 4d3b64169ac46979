import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { BlockOperation, BlockPage, ExamplePage } from "../../data/types.ts";

/** What a person has in the fields: text as typed, or the example's value; a File where one was chosen; absent: empty. */
export type Values = Readonly<Record<string, Json | File | undefined>>;

/** One problem, beneath its field; `input` is "" where it is of none. */
export interface Problem {
  readonly input: string;
  readonly message: string;
}

/** What both sides of the operation screen share. */
export interface Call {
  readonly page: BlockPage;
  readonly operation: BlockOperation;
  readonly example: ExamplePage;
  readonly values: Values;
}

/** What the package says of these values: the request, or why it refuses them; warnings stand beside either. */
export type Checked =
  | {
      readonly kind: "request";
      readonly request: ShownRequest;
      readonly warnings: readonly Problem[];
    }
  | {
      readonly kind: "refused";
      readonly code: string;
      readonly problems: readonly Problem[];
      readonly warnings: readonly Problem[];
    }
  /** The code cannot run in a browser. */
  | { readonly kind: "unavailable"; readonly why: string };

/** Name and value. */
export type Pair = readonly [name: string, value: string];

/** The request as it travels, but for its secrets: `$DOCGEN_API_KEY` stands for each. */
export interface ShownRequest {
  readonly method: string;
  /** `https://api.books.example` */
  readonly origin: string;
  /** As on the wire: `/v1/volumes/a%20b` */
  readonly path: string;
  /** Decoded. */
  readonly query: readonly Pair[];
  /** In the order in which the package sets them. */
  readonly headers: readonly Pair[];
  readonly body: ShownBody | null;
  /** Whether a signature is added when it is sent. */
  readonly isSigned: boolean;
}

/** What travels, by its kind. */
export type ShownBody =
  | { readonly kind: "json" | "text"; readonly text: string }
  | { readonly kind: "form"; readonly pairs: readonly Pair[] }
  | { readonly kind: "multipart"; readonly parts: readonly Part[] }
  | { readonly kind: "file"; readonly file: ShownFile };

/** A part of a multipart body: text, or a file. */
export interface Part {
  readonly name: string;
  readonly value: string | ShownFile;
}

/** A file that travels; its content is not shown. */
export interface ShownFile {
  /** Absent where it travels without a name. */
  readonly name?: string;
  readonly type: string;
  readonly bytes: number;
}

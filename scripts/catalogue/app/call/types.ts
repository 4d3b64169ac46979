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

/** A secret within a text: the environment variable that holds it. */
export interface Secret {
  readonly env: string;
}

/** A text in which the secrets are named, and not held. */
export type Text = readonly (string | Secret)[];

/** Name and value. */
export type Pair = readonly [name: string, value: Text];

/** The request as it travels, but for its secrets. */
export interface ShownRequest {
  readonly method: string;
  /** `https://api.books.example` */
  readonly origin: string;
  /** Encoded. */
  readonly path: Text;
  /** Encoded, without the question mark. */
  readonly query: Text;
  /** Names in lower case, in the order of the request. */
  readonly headers: readonly Pair[];
  /** What the `authorization` header has in base64, where that is Basic: `user:password`. */
  readonly basic: Text | null;
  readonly body: ShownBody | null;
  /** Whether the package adds a signature when it is sent. */
  readonly isSigned: boolean;
}

/** What travels, by its kind. */
export type ShownBody =
  /** `pretty`: the same JSON with line breaks. */
  | { readonly kind: "text"; readonly text: Text; readonly pretty?: Text }
  | { readonly kind: "multipart"; readonly parts: readonly Part[] }
  | { readonly kind: "file"; readonly file: File };

/** A part of a multipart body: text, or a file. */
export interface Part {
  readonly name: string;
  readonly value: Text | File;
}

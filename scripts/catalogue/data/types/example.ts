import type { Json } from "../../../../packages/runtime/src/index.ts";

/** An example: what is given, and what the provider replies. What comes of it, the package says. */
export interface ExamplePage {
  readonly name: string;
  readonly inputs: Readonly<Record<string, Json>>;
  /** When the call is made, where that decides. */
  readonly now?: string;
  /** Texts that stand for what is secret: they pass every check and open nothing. By input. */
  readonly keys: Readonly<Record<string, Json>>;
  /** Null where the manifest has no example. */
  readonly reply: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** As text on the wire; absent where there is none. */
    readonly body?: string;
  } | null;
  /** The error that comes of it; absent where there is none. */
  readonly error?: { readonly code: string; readonly message?: string };
}

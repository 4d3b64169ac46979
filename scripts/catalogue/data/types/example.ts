import type { Json } from "../../../../packages/runtime/src/index.ts";

/** An example, with what travels. */
export interface ExamplePage {
  readonly name: string;
  readonly inputs: Readonly<Record<string, Json>>;
  /** When the call is made and what `{$uuid}` is, where they decide. */
  readonly now?: string;
  readonly uuid?: string;
  /** Texts that stand for what is secret: they pass every check and open nothing. By input. */
  readonly keys: Readonly<Record<string, Json>>;
  readonly request: {
    readonly method: string;
    readonly path: string;
    /** Null where the example does not state it. */
    readonly query: Readonly<Record<string, string>> | null;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Json;
  } | null;
  readonly reply: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** As text on the wire; absent where there is none. */
    readonly body?: string;
  } | null;
  readonly result:
    | null
    | { readonly kind: "output"; readonly output: Json }
    | {
        readonly kind: "error";
        readonly error: {
          readonly code: string;
          readonly message?: string;
          readonly upstreamCode?: string;
        };
      };
}

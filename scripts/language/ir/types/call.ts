import type { Json } from "./json.ts";

/** A call of another operation. */
export interface Call {
  /** Its id. */
  readonly call: string;
  /** Its inputs -> what is given for them. */
  readonly with: Readonly<Record<string, CallInput>>;
}

/** Of all templates only these: packages say calls as data, which names things and makes nothing. */
export type CallInput =
  | { readonly kind: "value"; readonly value: Json }
  | { readonly kind: "hole"; readonly choices: readonly [Named] };

/** What is given as it is. */
export type Named =
  /** A parameter of the call around it, or what an earlier lookup found. */
  | { readonly kind: "parameter"; readonly name: string; readonly path: readonly [] }
  /** An output of the call before it, by dotted name. */
  | { readonly kind: "output"; readonly path: string };

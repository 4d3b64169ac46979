import type { Json } from "../../language/ir/types.ts";
import type { TypeView } from "./type.ts";

/** A variable. */
export interface NameView {
  readonly kind: "name";
  readonly name: string;
}

/** `params.maxResults`: a member of a variable. */
export interface ReadView {
  readonly kind: "read";
  readonly of: string;
  readonly name: string;
}

/** `params.format ?? "presentation"` */
export interface FallbackView {
  readonly kind: "fallback";
  readonly read: ReadView;
  readonly value: Json;
}

/** `group(a)`, `http.GET(a, b)`, `define<A, B>(a)` */
export interface CallView {
  readonly kind: "call";
  readonly of: string | null;
  readonly name: string;
  readonly types?: readonly TypeView[];
  readonly arguments: readonly ExpressionView[];
  /** Whether it is marked for bundlers, which then drop it where nobody uses it. */
  readonly isPure?: true;
}

/** A TypeScript expression as data, so that no target composes source text. */
export type ExpressionView =
  | { readonly kind: "value"; readonly value: Json }
  | NameView
  | ReadView
  | FallbackView
  | WhenView
  /** `params.id === undefined ? params.name : undefined` */
  | { readonly kind: "absent"; readonly test: ReadView; readonly then: ExpressionView }
  | GivenView
  /** `params.id ?? params.name` */
  | { readonly kind: "first"; readonly of: readonly ExpressionView[] }
  | CallView
  /** `[lists, rules]` */
  | { readonly kind: "list"; readonly of: readonly ItemView[] }
  /** `() => checkStatus` */
  | { readonly kind: "later"; readonly name: string }
  /** `(item) => ({ id: item })` */
  | {
      readonly kind: "function";
      readonly parameters: readonly string[];
      readonly returns: ExpressionView;
    }
  /** A template literal, with the function that reads it. */
  | {
      readonly kind: "text";
      readonly tag: string | null;
      readonly parts: readonly (string | ExpressionView)[];
    }
  | { readonly kind: "object"; readonly entries: readonly EntryView[] };

/** `params.format === "social" ? params.size : undefined`, with `||` between several values. */
export interface WhenView {
  readonly kind: "when";
  readonly test: ReadView | FallbackView;
  readonly values: readonly Json[];
  readonly then: ExpressionView;
}

/** `params.a === undefined && params.b === undefined ? undefined : { id: params.a }` */
export interface GivenView {
  readonly kind: "given";
  /** All of them have to be given, or any. */
  readonly all: boolean;
  readonly tests: readonly ExpressionView[];
  readonly then: ExpressionView;
}

/** An item of a list, or all items of another: `...params.tags`. */
export type ItemView = ExpressionView | { readonly kind: "spread"; readonly of: ExpressionView };

/** A member of an object, or all members of another: `...init`. */
export type EntryView =
  | { readonly name: string; readonly value: ExpressionView }
  | { readonly name: null; readonly value: ExpressionView };

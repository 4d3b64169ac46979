import type { Lists } from "./encoding.ts";
import type { Json } from "./json.ts";

/** What a request holds at one place, as the manifest writes it: literals, and holes for values. */
export type Template =
  | { readonly kind: "value"; readonly value: Json }
  | Hole
  | Text
  | ObjectTemplate
  | { readonly kind: "list"; readonly items: readonly (Template | Spread)[] }
  | Each
  /** The parts whose holes are all given, with the separator between them. Not sent without any. */
  | { readonly kind: "join"; readonly separator: string; readonly parts: readonly Template[] }
  | All
  /** The JSON text of a template; `ascii`: in the characters of a header. */
  | { readonly kind: "json"; readonly of: Template; readonly ascii?: true };

/** Not sent unless all its holes are filled, and those of what is spread together with it. */
export interface All {
  readonly kind: "all";
  readonly of: Template;
  readonly beside?: readonly Hole[];
}

/** The first of several values that is given; not sent when none is. */
export interface Hole {
  readonly kind: "hole";
  readonly choices: readonly Choice[];
}

export type Choice =
  /** A parameter, or a member inside one that is json; `escaped`: as text of HTML or XML. */
  | {
      readonly kind: "parameter";
      readonly name: string;
      readonly path: readonly string[];
      readonly escaped?: true;
    }
  | Inner
  /** A text that is made once per call. */
  | { readonly kind: "uuid" }
  /** The time of the call, less some milliseconds. */
  | { readonly kind: "now"; readonly minusMs: number; readonly as: TimeForm }
  | { readonly kind: "text"; readonly value: string };

/**
 * Of the list or object that `$each` goes through, or a member inside it. `isGiven`: it is never null
 * or blank, as an item of comma-separated text.
 */
export interface Inner {
  readonly kind: "item" | "key" | "value";
  readonly path: readonly string[];
  readonly isGiven?: true;
}

export type TimeForm = "date-time" | "date" | "epoch" | "epoch-ms" | "http";

/** Fixed text and holes; not sent unless all of them are given. */
export interface Text {
  readonly kind: "text";
  readonly parts: readonly (string | Hole)[];
}

export interface ObjectTemplate {
  readonly kind: "object";
  readonly members: readonly (Member | Spread)[];
}

export interface Member {
  readonly kind: "member";
  /** A name with holes goes when one of them is not given. */
  readonly name: string | Text;
  /** True: left out when none of the parameters in its value, and of what `$each` gives it, is given. */
  readonly optional: boolean;
  readonly value: Template;
  /** Of a list in the query; absent where its name is repeated. */
  readonly lists?: Exclude<Lists, "repeat">;
}

/** All members of an object, or all items of a list. */
export interface Spread {
  readonly kind: "spread";
  readonly of: Hole | Each;
}

/** A template for each item of a list, or for each member of an object. */
export interface Each {
  readonly kind: "each";
  readonly of: Hole;
  /** Of members that are made in place of items. */
  readonly name: Text | null;
  readonly item: Template;
}

import type { Json } from "../ir/types.ts";
import type { ManifestCondition } from "./condition-types.ts";

/** A call of another operation. */
export interface ManifestCall {
  /** Its id. */
  readonly call: string;
  /** Its parameter -> what is given for it: a hole, or a value. */
  readonly with?: Readonly<Record<string, Json>>;
}

/** A call that is made for one value. */
export interface ManifestLookup extends ManifestCall {
  /** Path into its reply. */
  readonly take: string;
  /** It is made only while this holds of the inputs. */
  readonly when?: ManifestCondition;
}

/** A call that exchanges a credential. */
export interface ManifestLogin extends ManifestCall {
  /** Name -> path into its outputs. */
  readonly take: Readonly<Record<string, string>>;
  /** `30m` */
  readonly keep?: string;
}

/** A call that lists what people choose from. */
export interface ManifestOptions extends ManifestCall {
  /** Path into an item. */
  readonly take: string;
  /** A path, or text with paths in braces. */
  readonly label?: string;
  /** Path of what the provider calls the type of a member. */
  readonly type?: string;
  /** Its parameter that takes what a person typed. */
  readonly search?: string;
}

export interface ManifestJob {
  readonly start: readonly string[];
  /** Its holes are outputs of the starting operation: `{output.id}`. */
  readonly poll: ManifestCall;
  /** On outputs of `poll`: `output.<name>`. */
  readonly until: ManifestCondition;
  readonly fail?: ManifestCondition;
  /** Paths into the outputs of `poll`: `output.error.message`. */
  readonly error?: { readonly message?: string; readonly code?: string };
  /** Called once the job is done; its holes are outputs of `poll`. */
  readonly result?: ManifestCall;
  /** A number and `ms`, `s`, `m` or `h`: `5s`. */
  readonly every: string;
  readonly timeout: string;
}

/** How the next page is requested. */
export interface ManifestPage {
  readonly items: string;
  /** The operation that gives every page but the first. */
  readonly call?: string;
  readonly next?: string;
  readonly by?: "page" | "offset";
  /** A parameter. */
  readonly size?: string;
  readonly pages?: string;
  readonly total?: string;
  readonly until?: ManifestCondition;
  /** `url`, or the name of the parameter that takes the cursor. */
  readonly send: string;
  /** The most items of all pages that one call gives. */
  readonly collect?: number;
  /** The parameter that says how many are wanted. */
  readonly limit?: string;
}

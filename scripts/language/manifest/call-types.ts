import type { Json } from "../ir/types.ts";

/** A call that is made for one value of its reply. */
export interface ManifestLookup {
  /** Id of a `read` operation. */
  readonly run: string;
  /** Its parameter -> `{name}` of a parameter or of an earlier lookup, or a value. */
  readonly params?: Readonly<Record<string, Json>>;
  /** Path into its reply. */
  readonly take: string;
}

export interface ManifestJob {
  readonly start: readonly string[];
  readonly poll: string;
  /** Parameter of `poll` -> `output.<name>` of the starting operation. */
  readonly id: Readonly<Record<string, string>>;
  /** `output.<name>` of `poll` -> value. */
  readonly until: Readonly<Record<string, Json>>;
  readonly fail?: Readonly<Record<string, Json>>;
  /** Paths into the outputs of `poll`: `output.error.message`. */
  readonly error?: { readonly message?: string; readonly status?: string };
  /** Called once the job is done; parameter -> `output.<name>` of `poll`. */
  readonly result?: {
    readonly operation: string;
    readonly params?: Readonly<Record<string, string>>;
  };
  /** A number and `ms`, `s`, `m` or `h`: `5s`. */
  readonly every: string;
  readonly timeout: string;
}

/** How the next page is requested. */
export interface ManifestPage {
  readonly items: string;
  /** The operation that gives every page but the first. */
  readonly with?: string;
  readonly next?: string;
  readonly by?: "page" | "offset";
  /** A parameter. */
  readonly size?: string;
  readonly first?: number;
  readonly pages?: string;
  readonly total?: string;
  readonly more?: string;
  /** `url`, or the name of the parameter that takes the cursor. */
  readonly send: string;
  readonly collect?: ManifestCollect;
}

/** How many items of all pages one call gives. */
export interface ManifestCollect {
  /** A parameter. */
  readonly limit?: string;
  readonly max: number;
}

import type { Json } from "../ir/types.ts";

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

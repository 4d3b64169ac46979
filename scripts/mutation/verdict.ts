import type { Mutant } from "./mutant.ts";

/** What came of one mutant. */
export type Verdict =
  /** The first thing that the suite found. */
  | { readonly kind: "killed"; readonly by: string }
  | { readonly kind: "survived" }
  /** The checker of manifests refuses it, so that no test is needed. */
  | { readonly kind: "refused" };

/** A mutant and what came of it. */
export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

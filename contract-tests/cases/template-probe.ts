import type { Inputs } from "../oracle/values.ts";

/** A call that shows one part of a template: what is given for it, and what it shows. */
export interface TemplateProbe {
  /** The place, and what is special: `body.fields.labels?`, `without`. */
  readonly aspects: readonly string[];
  readonly text: string;
  readonly given: Inputs;
  /** It shows something once the call is refused. */
  readonly isRefused?: boolean;
}

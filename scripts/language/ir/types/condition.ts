/**
 * What has to hold, and what is asked of a value or of several inputs: the runtime's own form, in which
 * manifests will write it.
 */
export type {
  Condition,
  Rule,
  Severity,
  Test,
  TestWords,
} from "../../../../packages/runtime/src/definition.ts";

/** What decides whether a parameter is sent: all of other parameters that have values, or are given. */
export type Sending = {
  readonly [parameter: string]: Scalar | readonly Scalar[] | { readonly given: boolean };
};

type Scalar = null | boolean | number | string;

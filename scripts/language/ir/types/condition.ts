/**
 * What has to hold, and what is asked of a value or of several inputs: the runtime's own form.
 */
export type {
  Condition,
  Rule,
  Severity,
  Test,
  TestWords,
} from "../../../../packages/runtime/src/definition.ts";

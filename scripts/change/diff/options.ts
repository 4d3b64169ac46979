import type { Format } from "../../system/terminal/arguments.ts";
import type { Severity } from "./rule.ts";

/** How a report is printed. */
export type DiffFormat = Format | "markdown";

/** Two states, as the command line refers to them. */
export interface DiffOptions {
  readonly base: string;
  /** Null: the working tree. */
  readonly head: string | null;
  readonly only: readonly string[] | null;
  readonly format: DiffFormat;
  /** The least grave severity that fails. */
  readonly failOn: Severity | null;
}

import type { Format } from "../../system/terminal/arguments.ts";
import type { Severity } from "../finding-kind.ts";

/** One manifest and the vendor's document. */
export interface DriftOptions {
  readonly provider: string;
  readonly openapi: string;
  readonly specs: string | null;
  readonly format: Format;
  /** The least grave severity that fails. */
  readonly failOn: Severity;
  /** Whether operations that the manifest does not have are findings, too. */
  readonly all: boolean;
}

import type * as shared from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { diagnosticsOf } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { type Code, catalog } from "./catalog.ts";

export type {
  SourceFile,
  SourceRange,
} from "../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** One problem of a manifest at one place. */
export type Diagnostic = shared.Diagnostic<Code>;

/** Creates a diagnostic; the compiler checks that the values fit the code's message. */
export const diagnostic = diagnosticsOf(catalog);

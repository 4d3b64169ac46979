import type * as shared from "../../templates/workflow/diagnostics/diagnostic.ts";
import { diagnosticsOf } from "../../templates/workflow/diagnostics/diagnostic.ts";
import { type Code, catalog } from "./catalog.ts";

export type { SourceFile, SourceRange } from "../../templates/workflow/diagnostics/diagnostic.ts";

/** One problem of a manifest at one place. */
export type Diagnostic = shared.Diagnostic<Code>;

/** Creates a diagnostic; the compiler checks that the values fit the code's message. */
export const diagnostic = diagnosticsOf(catalog);

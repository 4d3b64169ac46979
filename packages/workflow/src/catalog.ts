import { connections } from "./catalog/connections.ts";
import { inputs } from "./catalog/inputs.ts";
import { references } from "./catalog/references.ts";
import { shape } from "./catalog/shape.ts";
import { type Catalog, diagnosticsOf } from "./diagnostics/diagnostic.ts";

/** Every diagnostic of a workflow, by code. Each entry has its severity, message, cause and fix. */
export const workflowCatalog = {
  ...shape,
  ...inputs,
  ...references,
  ...connections,
} as const satisfies Catalog;

/** Creates a diagnostic of a workflow. */
export const workflowDiagnostic = diagnosticsOf(workflowCatalog);

import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { calls } from "./calls.ts";
import { credentials } from "./credentials.ts";
import { identity } from "./identity.ts";
import { outputs } from "./outputs.ts";
import { parameters } from "./parameters.ts";
import { policies } from "./policies.ts";
import { request } from "./request.ts";
import { schemas } from "./schemas.ts";

export const meaning = {
  ...identity,
  ...credentials,
  ...request,
  ...parameters,
  ...schemas,
  ...outputs,
  ...policies,
  ...calls,
} as const satisfies Record<string, CatalogEntry>;

import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { calls } from "./calls.ts";
import { credentials } from "./credentials.ts";
import { encoding } from "./encoding.ts";
import { graphql } from "./graphql.ts";
import { identity } from "./identity.ts";
import { lookups } from "./lookups.ts";
import { options } from "./options.ts";
import { outputs } from "./outputs.ts";
import { parameters } from "./parameters.ts";
import { people } from "./people.ts";
import { policies } from "./policies.ts";
import { request } from "./request.ts";
import { schemas } from "./schemas.ts";
import { templates } from "./templates.ts";
import { values } from "./values.ts";

export const meaning = {
  ...identity,
  ...credentials,
  ...request,
  ...graphql,
  ...parameters,
  ...templates,
  ...schemas,
  ...values,
  ...encoding,
  ...outputs,
  ...people,
  ...policies,
  ...calls,
  ...lookups,
  ...options,
} as const satisfies Record<string, CatalogEntry>;

// Generated from specs/crm.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** One record. Beside the members named here it holds the values of its fields by API name. */
export type CrmRecord = components["schemas"]["Record"];

/** Result of creating a record. */
export type CreateResult = components["schemas"]["CreateResult"];

/** One batch of the records that a query found. */
export type QueryResult = components["schemas"]["QueryResult"];

/** Everything that was wrong with the request, at least one entry. */
export type ErrorList = components["schemas"]["ErrorList"];

/** One thing that was wrong. */
export type ErrorEntry = components["schemas"]["ErrorEntry"];

/**
 * Which duplicate rule refused the record and what it matched. Only with the code
 * DUPLICATES_DETECTED.
 */
export type DuplicateResult = components["schemas"]["DuplicateResult"];

/** What one matching rule found. */
export type MatchResult = components["schemas"]["MatchResult"];

/** Refusal by the authorization service. */
export type OAuthError = components["schemas"]["OAuthError"];

/** Refusal of the token, by the record service or by the authorization service. */
export type Unauthorized = components["schemas"]["Unauthorized"];

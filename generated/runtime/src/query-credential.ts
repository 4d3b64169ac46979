// Generated from templates/runtime/query-credential.ts. Do not edit; run `npm run generate`.

import { createQuerySerializer } from "openapi-fetch";

const serialize = createQuerySerializer<unknown>();

/** Sends credentials in the query, after its own parameters; `querySerializer` of openapi-fetch. */
export function withQuery(
  credentials: Readonly<Record<string, string>>,
): (query: Record<string, unknown>) => string {
  return (query) => serialize({ ...query, ...credentials });
}

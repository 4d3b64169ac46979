import { createQuerySerializer } from "openapi-fetch";
const serialize = createQuerySerializer();
/** Sends credentials in the query, after its own parameters; `querySerializer` of openapi-fetch. */
export function withQuery(credentials) {
    return (query) => serialize({ ...query, ...credentials });
}

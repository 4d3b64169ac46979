/** Sends credentials in the query, after its own parameters; `querySerializer` of openapi-fetch. */
export declare function withQuery(credentials: Readonly<Record<string, string>>): (query: Record<string, unknown>) => string;

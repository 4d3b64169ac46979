/** Fills the path parameters of an address; `pathSerializer` of openapi-fetch. */
export declare function pathSerializer(address: string, params: Readonly<Record<string, unknown>>): string;
/**
 * One path segment that decodes to `value`. Refuses what an URL would not keep as one segment: with
 * an empty value or `..` the request would reach another endpoint.
 */
export declare function segment(name: string, value: unknown): string;

/**
 * Module that says by hand what the documentation of the providers says: its default export is a list
 * of `DocumentedExpectations`. Relative to the root of the project; null: nothing is written down.
 */
export const documentedModule: string | null = "tests/providers/index.ts";

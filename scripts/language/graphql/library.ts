import { createRequire } from "node:module";
import type * as graphql from "graphql";
import type * as language from "graphql/language/index.js";

const require = createRequire(import.meta.url);

/**
 * The part of `graphql` that reads documents. Loaded when first needed, since few manifests hold any, and
 * at once, since checking and lowering wait for nothing.
 */
export function graphqlLanguage(): typeof language {
  return require("graphql/language/index.js");
}

/** All of `graphql`, for those who read schemas. */
export function graphqlWhole(): typeof graphql {
  return require("graphql");
}

// Generated from packages/runtime/src/registry.ts. Do not edit; run `npm run generate`.

/**
 * Every block by its type. Each package of a provider adds its own, so that a program that imports
 * `@blockwright/books` can name `BlockTypes["books"]`, and no other.
 */
export interface BlockTypes {}

// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** Problem, as replies hold it. */
export type Problem = components["schemas"]["Problem"];

/** Inserted, as replies hold it. */
export type Inserted = components["schemas"]["Inserted"];

/** Replaced, as replies hold it. */
export type Replaced = components["schemas"]["Replaced"];

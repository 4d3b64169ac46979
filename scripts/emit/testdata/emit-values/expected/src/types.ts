// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** Item, as replies hold it. */
export type Item = components["schemas"]["Item"];

/** Any JSON. */
export type Any = components["schemas"]["any"];

/** Plain text. */
export type Text = components["schemas"]["text"];

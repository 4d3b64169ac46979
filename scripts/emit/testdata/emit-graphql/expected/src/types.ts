// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** Failure, as replies hold it. */
export type Failure = components["schemas"]["Failure"];

/** Created, as replies hold it. */
export type Created = components["schemas"]["Created"];

/** Team, as replies hold it. */
export type Team = components["schemas"]["Team"];

/** Teams, as replies hold it. */
export type Teams = components["schemas"]["Teams"];

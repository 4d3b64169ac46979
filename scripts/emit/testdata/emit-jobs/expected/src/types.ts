// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** Task, as replies hold it. */
export type Task = components["schemas"]["Task"];

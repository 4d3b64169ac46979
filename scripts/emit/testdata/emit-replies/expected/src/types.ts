// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** Record, as replies hold it. */
export type DemoRecord = components["schemas"]["Record"];

/** Page, as replies hold it. */
export type Page = components["schemas"]["Page"];

/** Problem, as replies hold it. */
export type Problem = components["schemas"]["Problem"];

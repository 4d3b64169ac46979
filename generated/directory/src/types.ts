// Generated from specs/directory.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/**
 * A user. Only id is sure to be there; members outside the default set come when the
 * service adds them.
 */
export type User = components["schemas"]["User"];

/** One page of users. */
export type UserList = components["schemas"]["UserList"];

/** A group. */
export type Group = components["schemas"]["Group"];

/** One page of groups. */
export type GroupList = components["schemas"]["GroupList"];

/** Why a request failed. */
export type ErrorReply = components["schemas"]["ErrorReply"];

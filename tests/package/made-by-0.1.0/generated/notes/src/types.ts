// Generated from specs/notes.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** A note. */
export type Note = components["schemas"]["Note"];

/** Notes that match a search. */
export type NoteList = components["schemas"]["NoteList"];

/** Why a request was refused. */
export type Problem = components["schemas"]["Problem"];

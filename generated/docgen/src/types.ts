// Generated from specs/docgen.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** A generation that was accepted. The result may not be ready yet. */
export type Started = components["schemas"]["Started"];

/** How far a generation is. */
export type Generation = components["schemas"]["Generation"];

/** A theme of the workspace. */
export type Theme = components["schemas"]["Theme"];

/** One page of themes. */
export type ThemeList = components["schemas"]["ThemeList"];

/** A folder of the workspace. */
export type Folder = components["schemas"]["Folder"];

/** One page of folders. */
export type FolderList = components["schemas"]["FolderList"];

/** Why a request was refused. */
export type ErrorReply = components["schemas"]["ErrorReply"];

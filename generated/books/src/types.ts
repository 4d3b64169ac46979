// Generated from specs/books.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** Volumes that match a search. */
export type VolumeList = components["schemas"]["VolumeList"];

/** A book or magazine. Everything but the id may be missing. */
export type Volume = components["schemas"]["Volume"];

/** What the volume is. */
export type VolumeInfo = components["schemas"]["VolumeInfo"];

/** Whether and for how much the volume is sold. */
export type SaleInfo = components["schemas"]["SaleInfo"];

/** A price. */
export type Price = components["schemas"]["Price"];

/** A price in millionths. */
export type MicroPrice = components["schemas"]["MicroPrice"];

/** How much of the volume can be read and how. */
export type AccessInfo = components["schemas"]["AccessInfo"];

/** A file format that the volume may come in. */
export type Download = components["schemas"]["Download"];

/** Why a request was refused. */
export type ErrorReply = components["schemas"]["ErrorReply"];

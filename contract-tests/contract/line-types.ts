import type { Value } from "./parameter-types.ts";

/** A method and path that an operation may be sent to. */
export interface LineContract {
  readonly method: string;
  readonly path: string;
  /** Only while the parameter has this value; its default counts. */
  readonly when: { readonly parameter: string; readonly equals: Value } | null;
}

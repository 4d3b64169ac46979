import type { DriftReport } from "blockwright/suite";

/** One difference between a reply and what the manifest knows of it. */
export interface Finding extends Pick<DriftReport, "kind" | "path" | "message"> {
  readonly changes: readonly Change[];
}

/** One member of the manifest that has to be other than it is. */
export interface Change {
  /** Members from the top of the manifest: `schemas`, `Volume`, `properties`. */
  readonly place: readonly string[];
  readonly member: string;
  /** What has to stand there; undefined when nothing may. */
  readonly value: unknown;
}

import type { Document, Node, YAMLMap } from "yaml";
import type { TextEdit } from "./edit.ts";

/** One step of the manifest language, from a version to the next. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  /** What manifests of the older version say under `manifest`. */
  readonly claims: readonly number[];
  /** What has to be written differently, the version itself left out. */
  edits(document: Document, root: YAMLMap<Node, Node>, text: string): readonly TextEdit[];
}

import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestOutput } from "../manifest/types.ts";
import type { OperationSubject, Subject } from "./prepared.ts";

/** One output and what it is mapped from. */
export interface OutputSubject {
  readonly name: string;
  readonly at: ManifestPath;
  readonly output: ManifestOutput;
  readonly operation: OperationSubject;
  readonly subject: Subject;
}

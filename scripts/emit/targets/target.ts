import type { Project, Provider } from "../../language/ir/types.ts";

/** A file of an emitted package; `path` is relative to the package folder, with forward slashes. */
export interface EmittedFile {
  readonly path: string;
  readonly contents: string;
  readonly use: Use;
}

/**
 * How a file is packaged. `code`: compiled to `dist`; `data`: packed, and importable as `./path`;
 * `packed`: packed only; `kept`: stays in the repository.
 */
export type Use = "code" | "data" | "packed" | "kept";

/** Turns a provider into files. Pure: no clock, no file system, no network. */
export interface Target {
  readonly id: string;
  emit(
    provider: Provider,
    project: Project,
  ): readonly EmittedFile[] | Promise<readonly EmittedFile[]>;
}

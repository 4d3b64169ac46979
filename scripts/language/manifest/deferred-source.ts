import type { SourceFile, SourceRange } from "../diagnostics/diagnostic.ts";
import type { ManifestPath, ManifestSource } from "./source.ts";

/** Places that are read when a diagnostic first asks where something begins or ends. */
export class DeferredSource implements ManifestSource {
  readonly file: SourceFile;
  readonly #read: () => ManifestSource;
  #source: ManifestSource | undefined;

  constructor(file: SourceFile, read: () => ManifestSource) {
    this.file = file;
    this.#read = read;
  }

  valueAt(path: ManifestPath): SourceRange {
    return new DeferredRange(this.file, () => this.#found().valueAt(path));
  }

  keyAt(path: ManifestPath): SourceRange {
    return new DeferredRange(this.file, () => this.#found().keyAt(path));
  }

  #found(): ManifestSource {
    this.#source ??= this.#read();
    return this.#source;
  }
}

/** Checks name many places, and hardly ever ask where they are. */
export class DeferredRange implements SourceRange {
  readonly file: SourceFile;
  readonly #find: () => SourceRange;

  constructor(file: SourceFile, find: () => SourceRange) {
    this.file = file;
    this.#find = find;
  }

  get start(): number {
    return this.#find().start;
  }

  get end(): number {
    return this.#find().end;
  }
}

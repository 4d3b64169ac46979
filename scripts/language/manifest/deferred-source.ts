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
    return this.#range((source) => source.valueAt(path));
  }

  keyAt(path: ManifestPath): SourceRange {
    return this.#range((source) => source.keyAt(path));
  }

  #range(find: (source: ManifestSource) => SourceRange): SourceRange {
    const resolve = () => {
      this.#source ??= this.#read();
      return find(this.#source);
    };
    return {
      file: this.file,
      get start() {
        return resolve().start;
      },
      get end() {
        return resolve().end;
      },
    };
  }
}

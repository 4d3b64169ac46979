import type { DiagnosticLine } from "./diagnostics.ts";

/** `data/live.json`: what only a page knows that is served while manifests are edited. */
export interface LivePage {
  readonly mock: Mock;
  /** Why the folder of manifests cannot be read; null: it can. */
  readonly trouble: string | null;
  /** Manifests with errors, in the order of their files. */
  readonly broken: readonly BrokenManifest[];
}

/** Where calls are answered, followed by `/<block>` and the path of a call; or why there are no mocks. */
export type Mock = { readonly address: string } | { readonly why: string };

export interface BrokenManifest {
  readonly id: string;
  /** `specs/books.yaml` */
  readonly file: string;
  /** Whether the page still shows what it was before. */
  readonly isShown: boolean;
  /** Its errors. */
  readonly problems: readonly DiagnosticLine[];
}

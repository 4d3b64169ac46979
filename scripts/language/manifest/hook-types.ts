/** What signs each attempt of a call; the one goes with the other. */
export interface ManifestSigning {
  readonly sign?: string;
  /** Names of headers. */
  readonly adds?: readonly string[];
}

/** Functions in files beside the manifest: `./hooks/crm.ts#name`. */
export interface ManifestHooks extends ManifestSigning {
  readonly request?: string;
  readonly reply?: string;
  /** What `call.run` may call: each once, or as often as a number says. */
  readonly calls?: readonly string[] | Readonly<Record<string, number>>;
  /** Parameters that only the `request` hook gives. */
  readonly fills?: readonly string[];
}

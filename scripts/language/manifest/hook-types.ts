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
}

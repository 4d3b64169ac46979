/** How the next page is requested. */
export interface ManifestPage {
  readonly items: string;
  /** The operation that gives every page but the first. */
  readonly with?: string;
  readonly next?: string;
  readonly by?: "page" | "offset";
  /** A parameter. */
  readonly size?: string;
  readonly first?: number;
  readonly pages?: string;
  readonly total?: string;
  readonly more?: string;
  /** `url`, or the name of the parameter that takes the cursor. */
  readonly send: string;
  readonly collect?: ManifestCollect;
}

/** How many items of all pages one call gives. */
export interface ManifestCollect {
  /** A parameter. */
  readonly limit?: string;
  readonly max: number;
}

/** What `init` makes beside the files that every project has. */
export interface InitOptions {
  /** Null: that of the project, or one made from its name. */
  readonly scope: string | null;
  readonly example: boolean;
  /** The vendor's document that the first manifest is drafted from. */
  readonly from: { readonly file: string; readonly operations: readonly string[] | null } | null;
}

/** Where requests go. */
export interface ServerContract {
  /** Address that paths are added to; may be a template: `{instanceUrl}`, `https://{host|region}`. */
  readonly url: string;
  /** Where there are several: all, `url` last. The first that has all its values is used. */
  readonly urls?: readonly string[];
  /** Host suffixes that a caller-supplied address may have. */
  readonly allowedHosts: readonly string[];
  /** Any host with a public name is allowed. */
  readonly anyHost?: true;
}

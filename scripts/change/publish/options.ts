/** How what the registry lacks is published. */
export interface PublishOptions {
  /** Null: the one that npm is set to. */
  readonly registry: string | null;
  /** Null: none was given. */
  readonly tag: string | null;
  readonly otp: string | null;
  readonly dryRun: boolean;
  /** Folder to hand the tarballs over in, in place of publishing them; null: publish them. */
  readonly pack: string | null;
  readonly yes: boolean;
  readonly json: boolean;
}

/** What a host keeps of logins, for more than one process. */
export interface Keep {
  /** The text that `set` was given under this key; nothing once its time is over. */
  get(key: string): string | null | undefined | Promise<string | null | undefined>;
  /** Keeps a text for so many milliseconds. It is a secret; the key is a hash and tells nothing. */
  set(key: string, text: string, keepMs: number): void | Promise<void>;
}

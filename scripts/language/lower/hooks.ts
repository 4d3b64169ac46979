/** Texts of hook files by path relative to the manifest. */
export type HookFiles = ReadonlyMap<string, string>;

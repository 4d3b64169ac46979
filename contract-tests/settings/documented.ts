/**
 * Folder that says by hand what the documentation of the providers says: one folder per provider, in it
 * `provider.yaml` and one file per operation. Relative to the root of the project; null: nothing is
 * written down.
 */
export const documentedFolder: string | null = "tests/providers";

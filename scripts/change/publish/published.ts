import { type Npm, NpmError } from "./npm.ts";

export interface Published {
  readonly versions: readonly string[];
  /** Tag -> version. */
  readonly tags: Readonly<Record<string, string>>;
}

/** Asks the registry for the versions of a package; one that it does not know has none. */
export async function publishedOf(npm: Npm, name: string): Promise<Published> {
  const text = await view(npm, [name, "versions", "dist-tags"]);
  const { versions = [], "dist-tags": tags = {} } = text === "" ? {} : JSON.parse(text);
  return { versions: [versions].flat(), tags }; // npm gives a single one without a list
}

/** Asks the registry for the hash of a published version; null when it has none such. */
export async function integrityOf(npm: Npm, name: string, version: string) {
  const text = await view(npm, [`${name}@${version}`, "dist.integrity"]);
  return text === "" ? null : String(JSON.parse(text));
}

async function view(npm: Npm, args: readonly string[]): Promise<string> {
  try {
    // A version that another run has just published must not be missing in what npm kept.
    return (await npm(["view", ...args, "--json", "--prefer-online"])).trim();
  } catch (error) {
    if (error instanceof NpmError && error.code === "E404") return "";
    throw error;
  }
}

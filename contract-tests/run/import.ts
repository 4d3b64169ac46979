import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { workspace } from "../settings/workspace.ts";

/** Imports a file of a provider's package from its sources, which need no build. */
export function importFrom(provider: string, file: string) {
  return import(pathToFileURL(join(workspace.generated, provider, file)).href);
}

import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { workspace } from "../settings/workspace.ts";

/** Imports a file of a provider's package from its sources, which need no build. */
export async function importFrom(provider: string, file: string) {
  try {
    return await import(pathToFileURL(join(workspace.generated, provider, file)).href);
  } catch (error) {
    throw new Error(`its package cannot be loaded: ${whyOf(error)}`, { cause: error });
  }
}

/** What cannot be parsed has its place in the first line of the stack alone. */
function whyOf(error: unknown): string {
  if (!(error instanceof SyntaxError)) return String(error);
  const [, path = "", line = ""] = /^(\S.*):(\d+)\n/.exec(error.stack ?? "") ?? [];
  if (path === "") return String(error);
  const file = path.startsWith("file:") ? fileURLToPath(path) : path;
  return `${relative(workspace.root, file)}:${line}: ${error.message}`;
}

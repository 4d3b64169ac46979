import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { errorCode } from "../../system/error.ts";
import type { Roots } from "../../system/roots.ts";
import { byCodeUnit } from "../../system/order.ts";
import { FOR_BROWSERS } from "./for-browsers.ts";

/** Where the runtime lies, and what else packages import. */
export interface RuntimeFiles {
  /** Folder from which other packages are found. */
  readonly root: string;
  /** Folder from which what all packages import is found, where it is not installed there. */
  readonly tool: string;
  /** The file that is imported by this name, such as `@blockwright/runtime/sign`. */
  fileOf(name: string): string;
}

/** The runtime that the workspace has installed, or else the one that came with the tool. */
export function runtimeFiles({ installation, workspace }: Roots): RuntimeFiles {
  const own = createRequire(join(workspace.root, "package.json"));
  const { root, isSource } = installation;
  const tool = join(root, isSource ? "packages/blockwright" : "");
  const tools = createRequire(join(tool, "package.json"));
  const fileOf = (name: string) => {
    try {
      return own.resolve(name);
    } catch (error) {
      if (errorCode(error) !== "MODULE_NOT_FOUND") throw error;
      return tools.resolve(name);
    }
  };
  return { root: workspace.root, tool, fileOf };
}

/** What packages import of the runtime, as one module for all of them; `names` null: whatever they may import. */
export async function bundleRuntime(
  names: Iterable<string> | null,
  { root, fileOf }: RuntimeFiles,
): Promise<string> {
  const list = names && [...new Set(names)].toSorted(byCodeUnit).join(", ");
  const what = list === null ? "*" : `{ ${list} }`;
  const contents = `export ${what} from ${JSON.stringify(fileOf("@blockwright/runtime"))};`;
  const { outputFiles } = await build({ ...FOR_BROWSERS, stdin: { contents, resolveDir: root } });
  return outputFiles[0]?.text ?? "";
}

import { dirname, posix } from "node:path";
import { build, type Message, type Plugin } from "esbuild";
import { targets } from "../../emit/targets/index.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import { packageOf } from "../../language/ir/hook-imports.ts";
import { isInside } from "../../system/path.ts";
import { FOR_BROWSERS } from "./for-browsers.ts";
import type { RuntimeFiles } from "./runtime.ts";

/** Targets whose code runs; those of types, documents and papers do not. */
const RUNNING = new Set([
  "client",
  "hook-types",
  "operations",
  "block",
  "index",
  "inputs",
  "types",
  "graphql-files",
]);

/** The code of a provider's package by path, as `generate` writes it. */
async function emittedCode(
  provider: Provider,
  project: Project,
): Promise<ReadonlyMap<string, string>> {
  const running = targets.filter(({ id }) => RUNNING.has(id));
  const files = await Promise.all(running.map((target) => target.emit(provider, project)));
  return new Map(files.flat().map(({ path, contents }) => [path, contents]));
}

/** A package as one module that browsers load, or why there is none. */
export type Bundled =
  | {
      readonly text: string /** What it imports of the runtime. */;
      readonly imports: readonly string[];
    }
  | { readonly why: string };

/** Where the module finds the runtime, which all packages share. */
const RUNTIME_FILE = "./runtime.js";

/**
 * Bundles the emitted code of a provider, hooks included; the runtime stays outside. What browsers lack, such as
 * `node:fs` in a hook, is told as the reason.
 */
export async function bundleProvider(
  provider: Provider,
  project: Project,
  runtime: RuntimeFiles,
): Promise<Bundled> {
  const files = await emittedCode(provider, project);
  try {
    const { outputFiles } = await build({
      ...FOR_BROWSERS,
      stdin: { contents: 'export * from "./src/index.ts";', resolveDir: "/", loader: "ts" },
      plugins: [emitted(files, provider, runtime)],
    });
    const text = outputFiles[0]?.text ?? "";
    return { text, imports: importsOf(text) };
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

/** Says that a package is looked for from somewhere else already. */
const SOUGHT = "sought";

/** Finds emitted files in memory, and everything else where the workspace has it installed. */
function emitted(
  files: ReadonlyMap<string, string>,
  provider: Provider,
  runtime: RuntimeFiles,
): Plugin {
  const namespace = "emitted";
  return {
    name: namespace,
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ path, importer, namespace: from }) => {
        if (from !== namespace && importer !== "<stdin>") return null;
        const folder = from === namespace ? dirname(importer) : ".";
        return { path: posix.join(folder, path), namespace };
      });
      builder.onResolve({ filter: /^@blockwright\/runtime(\/|$)/ }, ({ path }) =>
        path === "@blockwright/runtime"
          ? { path: RUNTIME_FILE, external: true }
          : { path: runtime.fileOf(path) },
      );
      builder.onResolve({ filter: /^openapi-fetch$/ }, async ({ path, kind, pluginData }) => {
        if (pluginData === SOUGHT) return null;
        for (const resolveDir of [runtime.root, runtime.tool]) {
          const found = await builder.resolve(path, { resolveDir, kind, pluginData: SOUGHT });
          if (found.errors.length === 0) return found;
        }
        return null;
      });
      builder.onResolve({ filter: /^node:/ }, ({ path, importer }) =>
        refusal(importer, path, "which browsers lack"),
      );
      builder.onResolve({ filter: /^[^.]/, namespace }, ({ path, importer }) =>
        isListed(path, provider)
          ? null
          : refusal(importer, path, "which the package would not have"),
      );
      builder.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const contents = files.get(path);
        if (contents === undefined) return { errors: [{ text: `there is no file ${path}` }] };
        return { contents, loader: "ts", resolveDir: runtime.root };
      });
    },
  };
}

/**
 * Whether the package has what one of its files imports. Whoever proposes a hook may not have whoever looks at it put
 * files of the disk into a page.
 */
function isListed(name: string, { dependencies = {} }: Provider): boolean {
  return isInside(name) && Object.hasOwn(dependencies, packageOf(name));
}

function refusal(importer: string, path: string, why: string) {
  return { errors: [{ text: `${importer.replace(/^src\//, "")} imports ${path}, ${why}` }] };
}

/** esbuild leaves one statement for each file that imports it. */
const FROM_RUNTIME = /(?:import|export)\s*\{([^}]*)\}\s*from\s*"\.\/runtime\.js"/g;

function importsOf(text: string): readonly string[] {
  const lists = Array.from(text.matchAll(FROM_RUNTIME), ([, list = ""]) => list.split(","));
  return lists.flat().flatMap((each) => each.trim().split(/\s+as\s+/)[0] || []);
}

function reasonOf(error: unknown): string {
  // What esbuild rejects with.
  const { errors = [] } = error as { readonly errors?: readonly Message[] };
  const [first] = errors;
  if (!first) throw error;
  return first.text;
}

import { Session } from "node:inspector/promises";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Contract } from "../contract/types.ts";
import { workspace } from "../settings/workspace.ts";
import type * as Native from "./import-of-node.ts";
import { hooksOf } from "../oracle/hooks.ts";
import { runExamples, type ToldByExamples } from "./run-examples.ts";
import { type Counted, unseenParts } from "./unseen-parts.ts";

/**
 * Sentences about hooks of which their examples do not tell: each branch of their files that no example
 * runs, each header that a signature has without being named, and each call that none makes. A branch that only refuses a call
 * needs none, as an example is a call that works.
 */
export async function untoldHooks(contract: Contract): Promise<readonly string[]> {
  const hooks = contract.operations.flatMap(hooksOf);
  const files = [...new Set(hooks.map(({ file }) => file))];
  if (files.length === 0) return [];
  const { unnamed, uncalled, scripts } = await covered(async (load) => {
    for (const file of files) await load(join(workspace.root, file));
    return runExamples(contract, load);
  });
  const unseen = files.flatMap((file) => {
    const found = scripts.get(file);
    const text = readFileSync(join(workspace.root, file), "utf8");
    return found ? unseenParts(text, found).map(({ name, line }) => ({ file, name, line })) : [];
  });
  return [
    ...unnamed.map(
      (header) =>
        `hook-adds-missing: \`sign\` returned ${header}, which \`adds\` does not name; add it`,
    ),
    ...uncalled.map(
      ({ operation, called }) =>
        `hook-calls-unused: No example makes a hook of ${operation} call ${called}; add one that does, or remove it from \`calls\``,
    ),
    ...unseen.map(({ file, name, line }) => {
      const place = name === null ? file : `${file}#${name}`;
      return `hook-without-example: No example runs ${place}, line ${line}; add an example that does`;
    }),
  ];
}

type Load = (file: string) => Promise<Readonly<Record<string, unknown>>>;

/** Node's own import, for which V8 counts by the lines of the file itself; the suite's is another. */
const { importOfNode }: typeof Native = createRequire(import.meta.url)(
  `./import-of-node${extname(import.meta.url)}`,
);

let runs = 0;

/** Does work with files that it loads anew, and counts what runs of them. */
async function covered(work: (load: Load) => Promise<ToldByExamples>) {
  const query = `?examples=${runs++}`;
  const files = new Map<string, string>();
  const load = (path: string) => {
    const url = pathToFileURL(path).href + query;
    files.set(url, path);
    return importOfNode(url);
  };
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    const told = await work(load);
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const scripts = new Map<string, Counted>();
    for (const { url, functions } of result) {
      const path = files.get(url);
      if (path !== undefined) scripts.set(fileOf(path), functions);
    }
    return { ...told, scripts };
  } finally {
    session.disconnect();
  }
}

/** A hook's file as contracts name it. */
function fileOf(path: string): string {
  return path.slice(workspace.root.length + 1).replaceAll("\\", "/");
}

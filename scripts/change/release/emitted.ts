import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { PackageFacts } from "../record/facts.ts";
import { readFacts } from "../diff/package/read.ts";
import { RUNTIME } from "../../language/ir/shared.ts";
import { hashText, toLf } from "../../system/hash.ts";
import { byCodeUnit } from "../../system/order.ts";
import { parseState, readStateText } from "../../emit/write/state.ts";
import { readRecord } from "../record/record.ts";

/** A package as it lies in generated/. */
export interface Emitted {
  readonly facts: PackageFacts;
  /** Path -> hash, without what says only which version it is. */
  readonly files: Readonly<Record<string, string>>;
}

/** Files that name the version, list others, or repeat the manifest, which is compared by itself. */
const APART = new Set(["package.json", "CHANGELOG.md", "manifest.yaml", "sbom.cdx.json"]);

/** Folder of the emitted packages. */
export function generatedFolder(root: string): string {
  return join(root, "generated");
}

/** Reads every emitted package, by its id. What was published with the same code is not read again. */
export async function readEmitted(root: string): Promise<ReadonlyMap<string, Emitted>> {
  const out = generatedFolder(root);
  const record = readRecord(root);
  const state = [...parseState(readStateText(out))].toSorted(([a], [b]) => byCodeUnit(a, b));
  const packages = state.filter(([, { files }]) => "package.json" in files);
  const runtime = packages.find(([id]) => id === RUNTIME)?.[1].files;
  const emitted = packages.map(async ([id, output]) => {
    const kept = Object.entries(output.files).filter(([path]) => !APART.has(path));
    const files = Object.fromEntries(kept);
    const stable = record.get(id)?.stable;
    const same = stable && isDeepStrictEqual(files, stable.files) ? stable.facts : null;
    // What the declarations of a package say may follow from those of the runtime.
    const key = hashText(JSON.stringify([output.files, runtime]));
    const facts = known.get(key) ?? readFacts(join(out, id), same);
    known.set(key, facts);
    return [id, { facts: await facts, files }] as const;
  });
  return new Map(await Promise.all(emitted));
}

/** Facts by the hash of what they are read from: a release needs them more than once. */
const known = new Map<string, Promise<PackageFacts>>();

/** One hash of all that a package holds. */
export function digestOf({ facts, files }: Emitted): string {
  return hashText(JSON.stringify([facts, files]));
}

/** Hash of a package's code without comments. The compiler is loaded when it is needed. */
export async function codeHash(folder: string, files: Emitted["files"]): Promise<string> {
  const { default: ts } = await import("typescript");
  const printer = ts.createPrinter({ removeComments: true });
  const texts = Object.keys(files)
    .filter(isCode)
    .toSorted(byCodeUnit)
    .map((path) => {
      const text = toLf(readFileSync(join(folder, path), "utf8"));
      return [path, printer.printFile(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))];
    });
  return hashText(JSON.stringify(texts));
}

/** Whether a file of a package is compiled. */
export function isCode(path: string): boolean {
  return path.startsWith("src/") && path.endsWith(".ts");
}

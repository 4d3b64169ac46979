import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Project, Provider } from "../../language/ir/types.ts";
import { hashBytes } from "../../system/hash.ts";
import { InputError } from "../../system/input-error.ts";
import { byCodeUnit } from "../../system/order.ts";
import { relativePath } from "../../system/path.ts";
import type { Workspace } from "../../system/roots.ts";
import { inputsOf } from "../fingerprint/fingerprint.ts";
import { IR, type OwnTarget } from "../targets/define.ts";
import type { EmittedFile } from "../targets/target.ts";
import { messageOf, ownFiles } from "./own-files.ts";
import { toItsEnd } from "./to-its-end.ts";

/** A target of the workspace, ready to run. */
export interface LoadedTarget {
  readonly id: string;
  /** Its module, as shown to people. */
  readonly file: string;
  /** Hash over its module and the files that it names. */
  readonly hash: string;
  /** Its files of one package, checked; throws an InputError where they are not as they should be. */
  emit(provider: Provider, project: Project): Promise<readonly EmittedFile[]>;
}

/** Small letters, so that no file system takes one folder for another. */
const ID = /^[a-z0-9][a-z0-9-]*$/;

/** Names in a package that are not free, on a file system that ignores capitals, either. */
const TAKEN = new Set(["src", "dist", "license"]);

/** Loads the targets that package.json lists, sorted by id: this runs code of the workspace. */
export async function loadTargets({
  root,
  targets,
}: Pick<Workspace, "root" | "targets">): Promise<readonly LoadedTarget[]> {
  const loaded: LoadedTarget[] = [];
  for (const path of targets) {
    const target = await load(path, relativePath(root, path));
    const other = loaded.find(({ id }) => id === target.id);
    if (other) {
      const both = `${other.file} and ${target.file}`;
      throw new InputError(`${both} both have the id ${target.id}; give one of them another`);
    }
    loaded.push(target);
  }
  return loaded.toSorted((a, b) => byCodeUnit(a.id, b.id));
}

async function load(path: string, file: string): Promise<LoadedTarget> {
  const code = hashOf(path, `${file}, which "blockwright.targets" in package.json lists,`);
  const target = checked(await toItsEnd(file, () => exportOf(path, file, code)), file);
  const { id, inputs = [] } = target;
  const named = inputs.map((input) => {
    return [input, hashOf(join(dirname(path), input), `${input}, an input of ${file},`)] as const;
  });
  return {
    id,
    file,
    hash: inputsOf(code, Object.fromEntries(named)),
    emit: (provider, project) => toItsEnd(file, () => ownFiles(target, file, provider, project)),
  };
}

function hashOf(path: string, what: string): string {
  try {
    return hashBytes(readFileSync(path));
  } catch (error) {
    throw new InputError(`${what} cannot be read: ${messageOf(error)}`);
  }
}

/** The hash makes it another module when it has changed since this process loaded it. */
async function exportOf(path: string, file: string, hash: string): Promise<unknown> {
  try {
    const module: { readonly default?: unknown } = await import(
      /* @vite-ignore */ `${pathToFileURL(path).href}?${hash}`
    );
    return module.default;
  } catch (error) {
    throw new InputError(
      `${file} cannot be loaded: ${messageOf(error)}; mend it, or take it out of "blockwright.targets"`,
    );
  }
}

/** What the compiler would say to whoever has one. */
function checked(exported: unknown, file: string): OwnTarget {
  const target: Partial<Record<keyof OwnTarget, unknown>> = Object(exported);
  const { id, ir, inputs = [] } = target;
  if (typeof id !== "string" || typeof target.emit !== "function") {
    throw new InputError(
      `${file} exports no target; write \`export default defineTarget({ id, ir: ${IR}, emit })\``,
    );
  }
  if (ir !== IR) {
    const fix = `port it to \`ir: ${IR}\`, or install the blockwright that it was written for`;
    throw new InputError(`the target ${id} (${file}) reads IR ${ir}, and this is IR ${IR}; ${fix}`);
  }
  if (!ID.test(id) || TAKEN.has(id)) {
    const why = TAKEN.has(id) ? "is taken" : "is no name of a folder";
    const fix = 'use small letters, digits and hyphens, such as "listing"';
    throw new InputError(`the id ${JSON.stringify(id)} of ${file} ${why}; ${fix}`);
  }
  if (!Array.isArray(inputs) || !inputs.every((input) => typeof input === "string"))
    throw new InputError(`the inputs of ${file} must be a list of paths relative to it`);
  // The members are checked above; what it returns is checked when it does.
  return target as OwnTarget;
}

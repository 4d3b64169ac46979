import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type TypeScript from "typescript";
import { InputError } from "../../../system/input-error.ts";
import { loadTypeScript } from "../../../system/typescript.ts";

const ts = loadTypeScript();

/** Texts of files by absolute path with forward slashes; undefined: there is none. */
export type Files = (path: string) => string | undefined;

/** Files of the disk. */
export function diskFile(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/**
 * The declarations of a package as a build would write them. A folder with sources is a working tree,
 * where what was built last may be older than they are; a published package has what was built only.
 */
export function declarationFiles(folder: string): Files {
  return hasSources(folder) ? emitted(folder) : diskFile;
}

/** Whether a folder holds what its package is built from. */
export function hasSources(folder: string): boolean {
  return existsSync(join(folder, "src")) && existsSync(join(folder, "tsconfig.json"));
}

/** Only declarations are wanted: nothing is written, and mistakes are the build's to report. */
function emitted(folder: string): Files {
  const path = join(resolve(folder), "tsconfig.json");
  const config = ts.getParsedCommandLineOfConfigFile(
    path,
    { emitDeclarationOnly: true, noCheck: true, composite: false, incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse },
  );
  if (!config) throw new InputError(`${path} cannot be read.`);
  const { tsBuildInfoFile: _, ...options } = config.options;
  const program = ts.createProgram(config.fileNames, options);
  const files = new Map<string, string>();
  program.emit(undefined, (name, text) => files.set(resolve(name), text), undefined, true);
  return (name) => files.get(resolve(name));
}

function refuse({ messageText }: TypeScript.Diagnostic): never {
  throw new InputError(ts.flattenDiagnosticMessageText(messageText, " "));
}

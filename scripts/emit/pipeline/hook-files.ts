import { join } from "node:path";
import type TypeScript from "typescript";
import {
  type Diagnostic,
  diagnostic,
  type SourceFile,
} from "../../language/diagnostics/diagnostic.ts";
import { hookImports } from "../../language/ir/hook-imports.ts";
import { hasHookTypes, hookKey, operationHooks } from "../../language/ir/hook-types.ts";
import type { Hook, Provider } from "../../language/ir/types.ts";
import type { Spec } from "../../language/specs.ts";
import { compiledFiles, type CompiledFile } from "./hook-program.ts";
import { callsNeeded } from "./hook-branches.ts";
import { isReplaceable } from "./replaceable.ts";
import { hookPackage } from "./hook-package.ts";
import { loadTypeScript } from "../../system/typescript.ts";

const ts = loadTypeScript();

/** What is wrong with the files of hooks: imports that the package would not have, then types. */
export async function checkHookFiles(
  { file: { path }, folder }: Pick<Spec, "file" | "folder">,
  provider: Provider,
): Promise<readonly Diagnostic[]> {
  const hooks = [
    ...new Map(
      provider.operations.flatMap(operationHooks).map((hook) => [hook.file, hook]),
    ).values(),
  ];
  const files = new Map(hooks.map((hook) => [hook.file, shownAs(hook, path)]));
  const unknown = hooks.flatMap((hook) => unknownImports(hook, provider, files));
  if (unknown.length > 0) return unknown;
  const others = hasHookTypes(provider) ? await hookPackage(provider) : new Map<string, string>();
  const root = join(folder, ".hooks", provider.id, "src");
  const found = compiledFiles({ root, hooks, others, provider: provider.id });
  const problems = found.flatMap(({ hook, problems: told }: CompiledFile) => {
    const shown = files.get(hook.file);
    return shown ? told.map((problem) => typeProblem(problem, shown)) : [];
  });
  if (problems.length > 0) return problems;
  return [...replaceable(provider, files), ...untold(provider, files)];
}

/** Hooks with more branches than their examples can run; the contract suite says which those are. */
function untold(
  { operations }: Provider,
  files: ReadonlyMap<string, SourceFile>,
): readonly Diagnostic[] {
  const runs = new Map<string, { readonly hook: Hook; count: number }>();
  for (const operation of operations) {
    const { reply, request, sign } = operation.hooks;
    const answers = operation.examples.filter(
      ({ reply: { status }, result }) => status < 400 || result.kind === "output",
    );
    const ways = [
      [request, operation.examples],
      [sign, operation.examples],
      [reply, answers],
    ] as const;
    for (const [hook, examples] of ways) {
      if (!hook) continue;
      const run = runs.get(hookKey(hook)) ?? { hook, count: 0 };
      run.count += examples.length;
      runs.set(hookKey(hook), run);
    }
  }
  return [...runs.values()].flatMap(({ hook: { file: path, name, source }, count }) => {
    const file = files.get(path);
    const needed = callsNeeded(source, name);
    // Without any example, more is said.
    if (!file || count === 0 || needed <= count) return [];
    const start = source.search(new RegExp(`\\b${name}\\b`));
    const range = { file, start, end: start + name.length };
    const told = count === 1 ? "1 example runs it" : `${count} examples run it`;
    return [diagnostic("hook-examples-few", range, { file: path, name, needed, told })];
  });
}

/** Hooks of requests that do what a template says. */
function replaceable(
  { operations }: Provider,
  files: ReadonlyMap<string, SourceFile>,
): readonly Diagnostic[] {
  const requests = operations.flatMap(({ hooks }) => hooks.request ?? []);
  const distinct = new Map(requests.map((hook) => [hookKey(hook), hook]));
  return [...distinct.values()].flatMap((hook) => {
    const file = files.get(hook.file);
    if (!file || !isReplaceable(hook.source, hook.name)) return [];
    const start = hook.source.search(new RegExp(`\\b${hook.name}\\b`));
    const range = { file, start, end: start + hook.name.length };
    return [diagnostic("hook-replaceable", range, { file: hook.file, name: hook.name })];
  });
}

/** The file as people know it, beside the manifest. */
function shownAs({ file, source }: Hook, manifest: string): SourceFile {
  const folder = manifest.slice(0, manifest.lastIndexOf("/") + 1);
  return { path: `${folder}${file}`, text: source };
}

function unknownImports(
  hook: Hook,
  provider: Provider,
  files: ReadonlyMap<string, SourceFile>,
): readonly Diagnostic[] {
  const file = files.get(hook.file);
  if (!file) return [];
  const { importedFiles } = ts.preProcessFile(hook.source, true, true);
  const known = hookImports(hook, provider);
  return importedFiles
    .filter(({ fileName }) => !known(fileName))
    .map(({ fileName, pos }) => {
      const start = hook.source.indexOf(fileName, pos);
      const range = { file, start, end: start + fileName.length };
      return diagnostic("hook-import", range, { file: hook.file, import: fileName });
    });
}

function typeProblem(
  { start = 0, length = 0, messageText }: TypeScript.Diagnostic,
  file: SourceFile,
) {
  const message = ts.flattenDiagnosticMessageText(messageText, " ").replace(/\.$/, "");
  return diagnostic("hook-type", { file, start, end: start + length }, { message });
}

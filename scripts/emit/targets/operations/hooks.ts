import type { Hook, Operation, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import type { ImportView } from "../../render/import.ts";
import type { EmittedFile } from "../target.ts";
import { importView } from "../typescript/import.ts";
import { hookKey, type LocalNames } from "./names.ts";

/** The hooks of all operations, each once. */
export function hooksOf({ operations }: Provider): readonly Hook[] {
  const all = operations.flatMap(({ hooks }) => [hooks.request ?? [], hooks.reply ?? []].flat());
  return [...new Map(all.map((hook) => [hookKey(hook), hook])).values()];
}

/** The files of the hooks, as they are. */
export function hookFiles(hooks: readonly Hook[]): readonly EmittedFile[] {
  const sources = new Map(hooks.map(({ file, source }) => [file, source]));
  return [...sources].map(([file, contents]) => ({
    path: `src/${file}`,
    contents,
    use: "code",
  }));
}

/** One import for each file of hooks. */
export function hookImports(hooks: readonly Hook[], names: LocalNames): readonly ImportView[] {
  const files = [...new Set(hooks.map(({ file }) => file))];
  return files.map((file) => {
    const taken = hooks.filter((hook) => hook.file === file);
    const renamed = new Map(taken.map((hook) => [hook.name, localName(hook, names)]));
    return importView(
      `./${file}`,
      taken.map(({ name }) => name),
      [],
      renamed,
    );
  });
}

/** The hooks of one operation by their place in the call; null when it has none. */
export function hookExpression({ hooks }: Operation, names: LocalNames): ExpressionView | null {
  const entries = (["request", "reply"] as const).flatMap((place): EntryView[] => {
    const hook = hooks[place];
    return hook === null
      ? []
      : [{ name: place, value: { kind: "name", name: localName(hook, names) } }];
  });
  return entries.length === 0 ? null : { kind: "object", entries };
}

function localName(hook: Hook, names: LocalNames): string {
  return names.hooks.get(hookKey(hook)) ?? hook.name;
}

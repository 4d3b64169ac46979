import { hookKey } from "../../../language/ir/hook-types.ts";
import type { Hook } from "../../../language/ir/types.ts";
import type { ImportView } from "../../render/import.ts";
import { importView } from "./import.ts";

/** Each hook once. */
export function distinct<Each extends Hook>(hooks: readonly Each[]): readonly Each[] {
  return [...new Map(hooks.map((hook) => [hookKey(hook), hook])).values()];
}

/** One import for each file of hooks. */
export function hookImports(
  hooks: readonly Hook[],
  names: ReadonlyMap<string, string>,
): readonly ImportView[] {
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

/** What a file calls a hook. */
export function localName(hook: Hook, names: ReadonlyMap<string, string>): string {
  return names.get(hookKey(hook)) ?? hook.name;
}

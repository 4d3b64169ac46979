import { iconFile } from "../icon/reference.ts";
import type { ManifestBlock } from "../manifest/types.ts";
import type { Block, IconFile } from "../ir/types.ts";
import type { HookFiles } from "./hooks.ts";

/** How the provider presents itself, with the texts of its icons. */
export function lowerBlock({ icon, ...block }: ManifestBlock, files: HookFiles): Block {
  const read = (written: string): IconFile => {
    const path = iconFile(written);
    return { path, text: files.get(path) ?? "" };
  };
  return {
    ...block,
    color: block.color ?? null,
    ...(icon && {
      icon: { light: read(icon.light), ...(icon.dark !== undefined && { dark: read(icon.dark) }) },
    }),
  };
}

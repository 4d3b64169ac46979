import { hashText } from "../../system/hash.ts";
import type { BuiltBlock } from "../site/catalogue.ts";

/**
 * The same block with addresses that change with what is there: a browser keeps modules and pictures that it has
 * loaded, whatever a server says.
 */
export function withVersions({ page, icons, bundle, code, ...rest }: BuiltBlock): BuiltBlock {
  const { icon } = page;
  const address = (path: string) => `${path}?v=${hashText(icons.get(path) ?? "").slice(0, 12)}`;
  const shown = icon && {
    light: address(icon.light),
    ...(icon.dark !== undefined && { dark: address(icon.dark) }),
  };
  return {
    ...rest,
    page: { ...page, icon: shown },
    bundle,
    async code() {
      try {
        const [plain, bundled] = [await code(), await bundle()];
        return "file" in plain && "text" in bundled
          ? { file: `${plain.file}?v=${hashText(bundled.text).slice(0, 12)}` }
          : plain;
      } catch (error) {
        // Whatever making the code throws, the rest of the block is shown.
        return { why: error instanceof Error ? error.message : String(error) };
      }
    },
    icons,
  };
}

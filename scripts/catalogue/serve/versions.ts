import { hashText } from "../../system/hash.ts";
import type { BuiltBlock } from "../site/catalogue.ts";

/**
 * The same block with addresses that change with what is there: a browser keeps modules and pictures that it has
 * loaded, whatever a server says.
 */
export function withVersions({ page, icons, bundle, ...rest }: BuiltBlock): BuiltBlock {
  const { code, icon } = page;
  const address = (path: string) => `${path}?v=${hashText(icons.get(path) ?? "").slice(0, 12)}`;
  const shown = icon && {
    light: address(icon.light),
    ...(icon.dark !== undefined && { dark: address(icon.dark) }),
  };
  const loaded =
    "file" in code && "text" in bundle
      ? { file: `${code.file}?v=${hashText(bundle.text).slice(0, 12)}` }
      : code;
  return { page: { ...page, icon: shown, code: loaded }, bundle, icons, ...rest };
}

import { posix } from "node:path";
import { RUNTIME } from "./libraries.ts";
import { operationHooks, packagedSource } from "./hook-types.ts";
import type { Hook, Provider } from "./types.ts";

/** Whether the package of a provider has what a file of its hooks imports by this name. */
export function hookImports(hook: Hook, provider: Provider): (name: string) => boolean {
  const packed = packagedSource(hook, provider);
  const { dependencies = {}, operations } = provider;
  const files = operations.flatMap(operationHooks).map(({ file }) => file);
  return (name) => {
    if (name.startsWith("node:")) return true;
    if (name.startsWith(".")) return files.includes(posix.join(posix.dirname(hook.file), name));
    // Its own types lie beside the file there.
    if (isOwn(name, provider)) return !packed.includes(name);
    if (name === `@blockwright/${RUNTIME}` || name.startsWith(`@blockwright/${RUNTIME}/`))
      return true;
    return Object.hasOwn(dependencies, packageOf(name));
  };
}

/** Whether a name is that of the provider's package, in whatever scope. */
export function isOwn(name: string, { id }: Pick<Provider, "id">): boolean {
  return name.startsWith("@") && name.split("/")[1] === id && name.split("/").length === 2;
}

/** `@scope/name/entry` is one of `@scope/name`. */
export function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}

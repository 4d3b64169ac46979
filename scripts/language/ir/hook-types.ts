import type { Hook, Operation, Provider } from "./types.ts";

/** The file of an emitted package that has the types of its hooks. */
export const HOOK_TYPES = "hooks.ts";

/** All hooks of an operation. */
export function operationHooks({ hooks }: Operation): readonly Hook[] {
  const { request, reply, sign } = hooks;
  return [request, reply, sign].flatMap((hook) => hook ?? []);
}

/** Tells hooks of the same name in different files apart. */
export function hookKey({ file, name }: Hook): string {
  return `${file}#${name}`;
}

/** Whether a file of hooks takes types from the package that it becomes part of. */
export function hasHookTypes({ id, operations }: Provider): boolean {
  const hooks = operations.flatMap(operationHooks);
  return hooks.some(({ source }) => ownImport(id).test(source));
}

/** The text of a file of hooks as part of the package, whose types lie beside it there. */
export function packagedSource({ file, source }: Hook, { id }: Provider): string {
  const up = "../".repeat(file.split("/").length - 1) || "./";
  return source.replace(ownImport(id), (_, head: string, quote: string) => {
    return `${head}${quote}${up}${HOOK_TYPES}${quote}`;
  });
}

/** `import type { Hooks } from "@acme/shop"` */
function ownImport(id: string): RegExp {
  return new RegExp(`(import\\s+type\\s+\\{[^}]*\\}\\s+from\\s+)(["'])@[\\w.-]+/${id}\\2`, "g");
}

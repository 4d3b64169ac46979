/** Imports a module as Node does, where this file was loaded by Node itself. */
export function importOfNode(url: string): Promise<Readonly<Record<string, unknown>>> {
  return import(url);
}

/** Id of the library that all emitted packages depend on. */
export const RUNTIME = "runtime";

/** Id of the library that checks and runs workflows of blocks. */
export const WORKFLOW = "workflow";

/** Id of the library that offers operations to language models. */
export const TOOLS = "tools";

/** Id of the library that calls real providers for the contract suite. */
export const LIVE = "live";

/** Id of the server that offers them over the Model Context Protocol. */
export const MCP = "mcp";

/** Id of the package that this tool is published as, which is also its name. */
export const TOOL = "blockwright";

/** Ids of the packages that are written by hand, and published as they are. */
export const LIBRARIES = [TOOL, LIVE, MCP, RUNTIME, TOOLS, WORKFLOW] as const;

/** Whether a package is one of the libraries; no provider has such an id. */
export function isLibrary(id: string): boolean {
  return LIBRARIES.some((library) => library === id);
}

/** Where a package lies, from the root of its repository: `packages/runtime`, `generated/books`. */
export function packageFolder(id: string): string {
  return `${isLibrary(id) ? "packages" : "generated"}/${id}`;
}

/** Entry of a provider's package whose types are outside of semantic versioning. */
export const SCHEMA_ENTRY = "./schema";

/** `@acme/books`; a library keeps its name, whatever the scope of the project. */
export function packageName(id: string, { scope }: { readonly scope: string }): string {
  if (id === TOOL) return TOOL;
  return isLibrary(id) ? `@blockwright/${id}` : `${scope}/${id}`;
}

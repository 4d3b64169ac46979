import { relative, sep } from "node:path";

/** What the suite tests, and where it is itself. Paths are absolute. */
export interface SuiteWorkspace {
  /** Folder that shown paths are relative to. */
  readonly root: string;
  /** Folder of the manifests. */
  readonly specs: string;
  /** Folder of the packages. */
  readonly generated: string;
  /** What may be deleted at any time. */
  readonly cache: string;
  /** Folder that says by hand what providers document, one folder per provider; null: none does. */
  readonly documented: string | null;
  /** Folder of the suite. */
  readonly suite: string;
  /** The runtime of the packages, and its part for Node; null: it is not installed. */
  readonly runtime: { readonly main: string; readonly node: string } | null;
}

/** Whoever starts the suite says it in a variable: its tests run in processes of their own. */
export const workspace: SuiteWorkspace = read(process.env["CONTRACT_WORKSPACE"]);

/** A path as people write it: from the root of the project, with forward slashes. */
export function shown(path: string, root: string = workspace.root): string {
  const near = relative(root, path);
  return (near.startsWith("..") ? path : near).split(sep).join("/");
}

function read(given: string | undefined): SuiteWorkspace {
  if (given) return JSON.parse(given);
  throw new Error("CONTRACT_WORKSPACE is not set; `npx blockwright contract` starts the suite");
}

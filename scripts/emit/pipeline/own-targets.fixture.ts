import { join } from "node:path";
import type { RunOptions } from "./inputs.ts";
import type { FakeProject } from "./project.fixture.ts";

/** Writes modules of targets into a project; gives what makes a run use them. */
export function useTargets(
  { options: { workspace }, write }: FakeProject,
  modules: Readonly<Record<string, string>>,
): Pick<RunOptions, "workspace"> {
  for (const [path, text] of Object.entries(modules)) write(path, text);
  const targets = Object.keys(modules).map((path) => join(workspace.root, path));
  return { workspace: { ...workspace, targets } };
}

/** A target that returns the files that `emit` makes, an expression of `provider` and `project`. */
export function targetNamed(id: string, emit: string, more = ""): string {
  return `export default { id: "${id}", ir: 2, ${more} emit: (provider, project) => (${emit}) };\n`;
}

/** The expression of one file. */
export function fileOf(path: string, contents: string, use = "data"): string {
  return `[{ path: "${path}", contents: ${contents}, use: "${use}" }]`;
}

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../system/input-error.ts";
import type { Installation, Workspace } from "../../system/roots.ts";
import { planFiles, planProject } from "./files.ts";
import type { InitOptions } from "./options.ts";
import { placeOf, repositoryOf } from "./place.ts";
import { report } from "./report.ts";
import { writeAll } from "./write-all.ts";

/** What it runs with. */
interface Surroundings {
  readonly installation: Installation;
  readonly streams: Pick<NodeJS.Process, "cwd" | "stdout" | "env">;
}

/** Adds what a project lacks, says what that was, and gives the exit status. */
export async function init(
  options: InitOptions,
  { installation, streams }: Surroundings,
): Promise<number> {
  const root = placeOf(streams.cwd());
  const { file, workspace } = planProject(root, options.scope, installation);
  refuseOtherScope(workspace, options);
  const files = [file, ...planFiles(workspace, installation, options)];
  const { from } = options;
  const first =
    from && (await import("./first-manifest.ts")).firstManifest(from, workspace, streams);
  writeAll(files, repositoryOf(root), () => first?.draft());
  const all = first ? [...files, first.file] : files;
  streams.stdout.write(report(workspace, all, hasManifest(workspace.specs)));
  return 0;
}

function refuseOtherScope({ root, scope }: Workspace, { scope: wanted }: InitOptions): void {
  if (wanted === null || wanted === scope) return;
  const place = `${join(root, "package.json")} has the scope ${JSON.stringify(scope)} already`;
  const fix = 'change "blockwright.scope" there: with another scope, every package is another one';
  throw new InputError(`${place}; ${fix}`);
}

function hasManifest(specs: string): boolean {
  return existsSync(specs) && readdirSync(specs).some((name) => name.endsWith(".yaml"));
}

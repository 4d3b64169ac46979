import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { factsOf } from "../../emit/fingerprint/facts.ts";
import { providerId } from "../../intake/draft/names.ts";
import { run as draft } from "../../intake/import/run.ts";
import { readVendor } from "../../intake/read/file.ts";
import { InputError } from "../../system/input-error.ts";
import type { Installation, Workspace } from "../../system/roots.ts";
import { planFiles, planProject, whole } from "./files.ts";
import type { InitOptions } from "./options.ts";
import { placeOf } from "./place.ts";
import type { PlannedFile } from "./planned-file.ts";
import { report } from "./report.ts";
import { writeAll } from "./write-all.ts";

/** What it runs with. */
interface Surroundings {
  readonly installation: Installation;
  readonly streams: Pick<NodeJS.Process, "cwd" | "stdout" | "stderr" | "env">;
}

/** Adds what a project lacks, says what that was, and gives the exit status. */
export function init(options: InitOptions, { installation, streams }: Surroundings): number {
  const root = placeOf(streams.cwd());
  const facts = factsOf(installation);
  const { file, workspace } = planProject(root, options.scope, installation, facts);
  refuseOtherScope(workspace, options);
  const files = [file, ...planFiles(workspace, installation, options)];
  const { from } = options;
  // Read first: for a document that is wrong, nothing is written.
  const drafted = from && draftedFile(from.file, workspace);
  const status = writeAll(files, drafted ? [workspace.specs] : [], () => {
    if (!from || drafted?.before !== null) return 0;
    return draft({ ...from, provider: null, out: drafted.path, json: false }, workspace, streams);
  });
  if (status !== 0) return status;
  const hasManifests = manifestsIn(workspace.specs).length > 0;
  streams.stdout.write(report(workspace, drafted ? [...files, drafted] : files, hasManifests));
  return 0;
}

/** The first manifest; its text is that of `import`. */
function draftedFile(document: string, { specs }: Workspace): PlannedFile {
  return whole(join(specs, `${providerId(readVendor(document).title)}.yaml`), "");
}

function refuseOtherScope({ root, scope }: Workspace, { scope: wanted }: InitOptions): void {
  if (wanted === null || wanted === scope) return;
  const place = `${join(root, "package.json")} has the scope ${JSON.stringify(scope)} already`;
  const fix = 'change "blockwright.scope" there: with another scope, every package is another one';
  throw new InputError(`${place}; ${fix}`);
}

function manifestsIn(specs: string): readonly string[] {
  return existsSync(specs) ? readdirSync(specs).filter((name) => name.endsWith(".yaml")) : [];
}

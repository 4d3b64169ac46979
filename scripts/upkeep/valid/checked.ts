import { join } from "node:path";
import { stringify } from "yaml";
import { compiler } from "../../emit/pipeline/compiler.ts";
import { stages } from "../../emit/pipeline/stages.ts";
import type { Spec } from "../../language/specs.ts";
import { writeFiles } from "./folder.ts";
import type { Made } from "./manifest.ts";

/** A manifest that `check` accepts, as it is written. */
export interface Accepted {
  readonly made: Made;
  readonly text: string;
}

/** What `check` says of manifests: those that it accepts, and how many it refuses for each code. */
export interface Checked {
  readonly accepted: readonly Accepted[];
  readonly refused: ReadonlyMap<string, number>;
}

/** Asks `check` about manifests, whose files are written below a folder. */
export async function checkedManifests(all: readonly Made[], folder: string): Promise<Checked> {
  const specs = all.map((made): Spec => {
    writeFiles(join(folder, "specs"), made.files);
    const file = { path: `specs/${made.id}.yaml`, text: textOf(made) };
    return { name: made.id, file, folder: join(folder, "specs") };
  });
  const { manifests } = await compiler(stages, () => {}).compile(specs, () => []);
  const refused = new Map<string, number>();
  const accepted = all.flatMap((made, index) => {
    const found = manifests[index]?.diagnostics ?? [];
    const codes = found.flatMap(({ code, severity }) => (severity === "error" ? [code] : []));
    for (const code of new Set(codes)) refused.set(code, (refused.get(code) ?? 0) + 1);
    return codes.length > 0 ? [] : [{ made, text: textOf(made) }];
  });
  return { accepted, refused };
}

/** A manifest as YAML. */
export function textOf({ manifest }: Made): string {
  return stringify(manifest, { aliasDuplicateObjects: false, lineWidth: 100 });
}

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Json } from "../../language/ir/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import { edited, remove } from "../../mutation/edit.ts";
import { type Accepted, checkedManifests, textOf } from "./checked.ts";
import type { Written } from "./draft.ts";
import type { Failure } from "./failures.ts";
import { writeFiles } from "./folder.ts";
import type { Made } from "./manifest.ts";
import { judged } from "./suite.ts";

/** The manifests that are red by one kind of failure. */
export type Reds = (all: readonly Made[]) => Promise<readonly Made[]>;

/** The smallest manifest that is found by taking one member after another away, and that is still red. */
export async function smallest(made: Made, reds: Reds): Promise<Made> {
  let best = made;
  for (;;) {
    const found = await reds(withOneLess(best));
    const [next] = found.toSorted((a, b) => textOf(a).length - textOf(b).length);
    if (!next) return best;
    best = withId(next, made.id);
  }
}

/** All manifests with one member or item less, each with an id of its own. */
export function withOneLess(made: Made): readonly Made[] {
  return pathsOf(made.manifest).map((path, index) => {
    const manifest = edited(made.manifest, remove(path)) as Written; // a member less of an object
    return withId({ ...made, manifest }, `${made.id}y${index}`);
  });
}

/** The places of all members and items, those around others first. */
function pathsOf(value: Json, at: ManifestPath = []): readonly ManifestPath[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const inner = (key: string | number): Json => Object(value)[key];
  return keys.flatMap((key) => [[...at, key], ...pathsOf(inner(key), [...at, key])]);
}

/** The same manifest under another id, which its operations and files have in their names. */
function withId(made: Made, id: string): Made {
  const renamed = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replaceAll(made.id, id));
  return { ...made, id, manifest: renamed(made.manifest), files: renamed(made.files) };
}

/** One manifest for each kind of failure of the red ones, written into a folder under the name of the kind. */
export async function* shrunk(
  reds: readonly Accepted[],
  failures: ReadonlyMap<string, readonly Failure[]>,
  folder: string,
): AsyncGenerator<{ readonly path: string; readonly kind: string }> {
  const seen = new Set<string>();
  for (const { made } of reds) {
    const kinds = new Map(failures.get(made.id)?.map((each) => [each.kind, each.text]));
    for (const [kind, text] of kinds) {
      if (seen.has(kind)) continue;
      seen.add(kind);
      const found = await smallest(made, (all) => redsOf(all, kind, folder));
      const name = `red${seen.size}`;
      const path = join(folder, "small", `${name}.yaml`);
      mkdirSync(dirname(path), { recursive: true });
      const written = withId(found, name);
      writeFileSync(path, `# ${text.split("\n").join("\n# ")}\n${textOf(written)}`);
      writeFiles(join(folder, "small"), written.files);
      yield { path, kind };
    }
  }
}

async function redsOf(
  all: readonly Made[],
  kind: string,
  folder: string,
): Promise<readonly Made[]> {
  const { accepted } = await checkedManifests(all, join(folder, "check"));
  const { failures } = judged(accepted, join(folder, "shrink"));
  return accepted.flatMap(({ made }) =>
    failures.get(made.id)?.some((failure) => failure.kind === kind) ? [made] : [],
  );
}

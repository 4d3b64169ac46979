import type { CoverageItem } from "../contract/case.ts";
import type { ManifestFile } from "../contract/manifests.ts";
import { lineOf, type Path } from "../documented/position.ts";
import { type Call, walkMembers } from "./walk.ts";

/** What the members of a manifest have to show, and what is worth knowing of them. */
export interface MembersShown {
  readonly items: readonly CoverageItem[];
  /** By operation: members without which the manifest says the same. */
  readonly notes: readonly { readonly operation: string; readonly note: string }[];
}

/** An item for each member of a manifest that decides something; each has to move what is expected of a case. */
export async function memberItems(
  file: ManifestFile,
  calls: readonly Call[],
  isChosen: (path: Path) => boolean,
): Promise<MembersShown> {
  const { manifest, path: spec, text } = file;
  const { provider } = manifest;
  const [first = ""] = Object.keys(manifest.operations);
  const all = (await walkMembers(file, calls, isChosen)).map(({ path, shown }) => {
    const own = path[0] === "operations" ? String(path[1]) : first;
    // Told with the operation that shows it, which may be another, as of what holds for all.
    const operation = typeof shown === "string" ? own : shown.operation;
    const isOwn = path[0] === "operations" && path.length > 2 && operation === own;
    const member = path.slice(isOwn ? 2 : 0).join(".");
    const place = () => `${spec}:${lineOf(text, path)}`;
    return { operation, member, shown, place };
  });
  const items = all.flatMap(({ operation, member, shown, place }): CoverageItem[] => {
    if (shown === "repeats") return [];
    const id = `${operation}/member/${member}`;
    const item = { id, kind: "member", provider, operation, text: member } as const;
    if (shown === "idle") return [{ ...item, shownBy: [], reason: `${place()} ${IDLE}` }];
    return [{ ...item, shownBy: [shown.id] }];
  });
  const notes = all.flatMap(({ operation, member, shown, place }) =>
    shown === "repeats" ? [{ operation, note: `${place()} ${member} ${REPEATS}` }] : [],
  );
  return { items, notes };
}

const REPEATS = "says what holds without it; leave it out, unless `check` asks for it";

const IDLE =
  "decides nothing that a case shows; leave it out, or add an example in which it makes a difference";

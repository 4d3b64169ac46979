import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Members } from "../../../packages/workflow/src/document/is-map.ts";
import { InputError } from "../../system/input-error.ts";
import { isBelow } from "../../system/path.ts";
import { findWorkspace, isScope, upwards } from "../../system/roots.ts";
import { textOf } from "./text-of.ts";

/** The folder that becomes a project: the nearest one with a package.json, else this one. */
export function placeOf(folder: string): string {
  const place = [...upwards(folder)].find((each) => existsSync(join(each, "package.json")));
  const root = place ?? folder;
  const outer = outerWorkspace(root);
  if (outer && isBelow(root, outer.generated))
    throw new InputError(`${root} is generated; run \`npx blockwright init\` in ${outer.root}`);
  return root;
}

/** Where GitHub looks for workflows: the monorepo that this package belongs to, else its own folder. */
export function repositoryOf(root: string): string {
  const above = [...upwards(dirname(root))].find(isMonorepo);
  return above ?? root;
}

function isMonorepo(folder: string): boolean {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return true;
  // Whatever else is wrong with it.
  return /"workspaces"\s*:/.test(textOf(join(folder, "package.json")) ?? "");
}

/** The scope of the package's own name, else one made from the folder's name. */
export function scopeFor({ name }: Members, root: string): string {
  const own = /^(@[^/]+)\//.exec(String(name))?.[1];
  if (own !== undefined && isScope(own)) return own;
  const made = basename(root)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (made !== "") return `@${made}`;
  throw new InputError(
    `no scope can be made of the folder's name ${JSON.stringify(basename(root))}; name one: npx blockwright init --scope "@acme"`,
  );
}

function outerWorkspace(root: string) {
  try {
    return findWorkspace(dirname(root));
  } catch (error) {
    // No project above, or one that has mistakes: neither concerns this folder.
    if (error instanceof InputError) return null;
    throw error;
  }
}

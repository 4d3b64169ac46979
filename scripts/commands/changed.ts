import { InputError } from "../system/input-error.ts";
import type { Roots } from "../system/roots.ts";
import { refuseExtra } from "../system/terminal/arguments.ts";

/** What `--changed [BASE]` asks for; base null: where the branch began. */
export interface Changed {
  readonly base: string | null;
}

/** Reads `--changed [BASE]`, with the arguments that are no options; null: it was not given. */
export function changedOf(
  changed: boolean | undefined,
  [base, ...rest]: readonly string[],
): Changed | null {
  refuseExtra(changed ? rest : [base ?? [], rest].flat(), "; select providers with --provider");
  return changed ? { base: base ?? null } : null;
}

/** How many providers are listed one by one. */
const LISTED = 20;

/**
 * The providers that changed, of those that were named, after saying which and why. Null: all that were
 * named, and an empty list: none.
 */
export async function selectChanged(
  changed: Changed | null,
  named: readonly string[] | null,
  roots: Roots,
  print: (text: string) => void,
): Promise<readonly string[] | null> {
  if (changed === null) return named;
  const { changedSince } = await import("../change/since/since.ts");
  const since = await changedSince(changed.base, roots);
  const unknown = named?.find((name) => !since.all.includes(name));
  if (unknown !== undefined)
    throw new InputError(
      `there is no provider ${JSON.stringify(unknown)}; known are ${since.all.join(", ")}`,
    );
  const asked = named ?? since.all;
  const removed = since.removed > 0 ? `; ${since.removed} removed` : "";
  if (since.everything !== null) {
    print(`all of ${asked.length} since ${since.base}: ${since.everything}\n`);
    return since.all.filter((name) => asked.includes(name));
  }
  const found = [...since.changed].filter(([name]) => asked.includes(name));
  if (found.length === 0) {
    print(`nothing changed since ${since.base}${removed}\n`);
    return [];
  }
  print(`${found.length} of ${asked.length} changed since ${since.base}${removed}\n`);
  for (const [name, reason] of found.slice(0, LISTED)) print(`  ${name}: ${reason}\n`);
  if (found.length > LISTED) print(`  and ${found.length - LISTED} more\n`);
  return found.map(([name]) => name);
}

/** Of what members may be other than before: operations, and providers where more than these changed. */
export async function changedMembers(
  changed: Changed | null,
  providers: readonly string[] | null,
  roots: Roots,
): Promise<readonly string[]> {
  if (changed === null || providers === null) return [];
  const { operationsSince } = await import("../change/since/operations.ts");
  return await operationsSince(changed.base, providers, roots.workspace);
}

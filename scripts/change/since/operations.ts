import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { convertText } from "../../language/version-1/text.ts";
import { relativePath } from "../../system/path.ts";
import type { Workspace } from "../../system/roots.ts";
import { git } from "../git.ts";
import { baseOf } from "./base.ts";

/**
 * Operations whose manifest says something else of them than where the branch left `given`; in place of all of
 * them a provider, where what they have in common is another, or where there was none.
 */
export async function operationsSince(
  given: string | null,
  providers: readonly string[],
  { root, specs }: Pick<Workspace, "root" | "specs">,
): Promise<readonly string[]> {
  const { commit } = await baseOf(given, root);
  const found: string[] = [];
  for (const provider of providers) {
    const file = join(specs, `${provider}.yaml`);
    const { stdout } = await git(root, ["show", `${commit}:./${relativePath(root, file)}`]);
    found.push(...changedIn(provider, manifestIn(stdout), manifestIn(readFileSync(file, "utf8"))));
  }
  return found;
}

type Manifest = Readonly<Record<string, unknown>>;

function changedIn(provider: string, before: Manifest, now: Manifest): readonly string[] {
  const [{ operations: old, ...headBefore }, { operations, ...head }] = [before, now];
  if (!isDeepStrictEqual(head, headBefore)) return [provider];
  return Object.entries(Object(operations)).flatMap(([id, operation]) =>
    isDeepStrictEqual(operation, Object(old)[id]) ? [] : [id],
  );
}

/** What cannot be read, because it was not there or has marks of a merge, says nothing. */
function manifestIn(text: string): Manifest {
  try {
    return Object(parse(convertText(text)));
  } catch {
    return {};
  }
}

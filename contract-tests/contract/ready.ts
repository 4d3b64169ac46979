import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { readContract } from "./read.ts";
import { undocumented } from "./undocumented.ts";
import { UsageError } from "../settings/usage-error.ts";
import { type SuiteWorkspace, shown, workspace } from "../settings/workspace.ts";

type Place = Pick<SuiteWorkspace, "root" | "specs" | "generated">;

/** The providers that cannot be tested yet, each with the reason and what to do. */
export function unready(
  chosen: readonly string[],
  place: Place = workspace,
): ReadonlyMap<string, string> {
  return new Map(
    chosen.flatMap((provider) => {
      const problem = problemOf(provider, place);
      return problem === undefined ? [] : [[provider, problem] as const];
    }),
  );
}

/** Refuses to start where a provider cannot be tested yet. */
export function requireReady(chosen: readonly string[], place: Place = workspace): void {
  const problems = [...unready(chosen, place).values()];
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
}

/** Why a provider cannot be tested yet, and what to do; undefined when it can. */
function problemOf(provider: string, place: Place): string | undefined {
  const { root, specs } = place;
  const spec = join(specs, `${provider}.yaml`);
  const reason = unreadable(spec);
  if (reason !== undefined)
    return `${shown(spec, root)} cannot be read: ${reason}; \`npx blockwright check\` says more`;
  return undocumented(provider, place);
}

function unreadable(file: string): string | undefined {
  try {
    const manifest: unknown = parse(readFileSync(file, "utf8"));
    const isMap = typeof manifest === "object" && manifest !== null && "operations" in manifest;
    if (!isMap) return "it has no operations";
    readContract(manifest, "it", dirname(file));
    return undefined;
  } catch (error) {
    // The rest of the message of a YAML error is an excerpt.
    return error instanceof Error ? error.message.replace(/:?\n.*$/s, "") : String(error);
  }
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readContract } from "./read.ts";
import { UsageError } from "../settings/usage-error.ts";
import { shown, workspace } from "../settings/workspace.ts";

/** Why a provider cannot be tested yet, and what to do; undefined when it can. */
export function notReady(
  provider: string,
  { root, specs, generated }: Place = workspace,
): string | undefined {
  const spec = join(specs, `${provider}.yaml`);
  const reason = unreadable(spec);
  if (reason !== undefined)
    return `${shown(spec, root)} cannot be read: ${reason}; \`npx blockwright check\` says more`;
  const document = join(generated, provider, "openapi.yaml");
  if (existsSync(document)) return undefined;
  return `${shown(document, root)} is not there; make it with \`npx blockwright generate\``;
}

/** Refuses to start where a provider cannot be tested yet. */
export function requireReady(chosen: readonly string[], place: Place = workspace): void {
  const problems = chosen.flatMap((provider) => notReady(provider, place) ?? []);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
}

type Place = Pick<typeof workspace, "root" | "specs" | "generated">;

function unreadable(file: string): string | undefined {
  try {
    const manifest: unknown = parse(readFileSync(file, "utf8"));
    const isMap = typeof manifest === "object" && manifest !== null && "operations" in manifest;
    if (!isMap) return "it has no operations";
    readContract(manifest, "it");
    return undefined;
  } catch (error) {
    // The rest of the message of a YAML error is an excerpt.
    return error instanceof Error ? error.message.replace(/:?\n.*$/s, "") : String(error);
  }
}

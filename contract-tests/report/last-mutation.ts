import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { workspace } from "../settings/workspace.ts";
import type { MutationReport } from "./types.ts";

/** Where `npx blockwright mutate` leaves its report. */
export const mutationFile = join(workspace.root, ".cache/mutation.json");

/** What `npx blockwright mutate` found when it ran last, of these providers; null when that is nothing. */
export async function lastMutation(
  providers: readonly string[],
  file = mutationFile,
): Promise<MutationReport | null> {
  const text = await readFile(file, "utf8").catch(() => "null");
  const report: MutationReport | null = JSON.parse(text); // written by our own command, as a whole
  return report && mutationOf(report, providers);
}

/** The part of a report that is about these providers; a sample unless it is about each of them. */
export function mutationOf(
  report: MutationReport,
  providers: readonly string[],
): MutationReport | null {
  const operations = report.operations.filter(({ provider }) => providers.includes(provider));
  if (operations.length === 0) return null;
  const isOwn = ({ mutant }: { readonly mutant: string }) =>
    operations.some(({ id }) => mutant.startsWith(`${id} `));
  const known = new Set(operations.map(({ provider }) => provider));
  return {
    ...report,
    operations,
    survivors: report.survivors.filter(isOwn),
    equivalent: report.equivalent.filter(isOwn),
    sampled: report.sampled || providers.some((provider) => !known.has(provider)),
  };
}

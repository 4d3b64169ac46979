import type { Manifest } from "../language/manifest/types.ts";
import { packageMutants } from "./enumerate.ts";
import type { Mutant } from "./mutant.ts";
import { originalOf, providerNames } from "./original.ts";
import { replyMutants } from "./reply-mutants.ts";
import { changesOutcome } from "./reply-outcome.ts";

/** Every mutant of these providers. */
export async function allMutants(
  providers: readonly string[] = providerNames(),
): Promise<readonly Mutant[]> {
  const all = providers
    .map(originalOf)
    .map(async (original) => [
      ...packageMutants(original),
      ...(await changingReplies(original.manifest)),
    ]);
  return (await Promise.all(all)).flat();
}

async function changingReplies(manifest: Manifest): Promise<readonly Mutant[]> {
  const mutants = replyMutants(manifest);
  const changes = await Promise.all(mutants.map(changesOutcome));
  return mutants.filter((_, index) => changes[index]);
}

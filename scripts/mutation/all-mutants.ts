import { isDeepStrictEqual } from "node:util";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { hookedOutcome } from "../../contract-tests/oracle/hooks.ts";
import type { Manifest } from "../language/manifest/types.ts";
import { packageMutants } from "./enumerate.ts";
import type { Mutant } from "./mutant.ts";
import { originalOf, providerNames } from "./original.ts";
import { replyMutants, changedReply } from "./reply-mutants.ts";
import { exampleCase } from "./suite.ts";

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

/**
 * Whether a caller has to see that a reply is another one. Not so when the manifest says the same of
 * both: where another path gives the value, or what is missing has a default that it had.
 */
async function changesOutcome(mutant: Mutant): Promise<boolean> {
  const { provider, operation, edit } = mutant;
  const contract = contractOf(provider).operations.find(({ id }) => id === operation);
  const { inputs, expected } = exampleCase(mutant);
  if (!contract || expected.kind === "refused") throw new Error(`no call of ${mutant.id}`);
  const { manifest } = originalOf(provider);
  const before = await hookedOutcome(contract, inputs, expected.reply);
  const after = await hookedOutcome(contract, inputs, changedReply(manifest, edit));
  return !isDeepStrictEqual(before, after);
}

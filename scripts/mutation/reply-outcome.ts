import { isDeepStrictEqual } from "node:util";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { hookedOutcome } from "../../contract-tests/oracle/hooks.ts";
import type { Mutant } from "./mutant.ts";
import { originalOf } from "./original.ts";
import { changedReply } from "./reply-mutants.ts";
import { exampleCase } from "./suite.ts";

/**
 * Whether a caller has to see that a reply is another one. Not so when the manifest says the same of
 * both: where another path gives the value, or what is missing has a default that it had.
 */
export async function changesOutcome(mutant: Mutant): Promise<boolean> {
  const { provider, operation, edit } = mutant;
  const contract = contractOf(provider).operations.find(({ id }) => id === operation);
  const { inputs, expected } = exampleCase(mutant);
  if (!contract || expected.kind === "refused") throw new Error(`no call of ${mutant.id}`);
  const { manifest } = originalOf(provider);
  const before = await hookedOutcome(contract, inputs, expected.reply);
  const after = await hookedOutcome(contract, inputs, changedReply(manifest, edit));
  return !isDeepStrictEqual(before, after);
}

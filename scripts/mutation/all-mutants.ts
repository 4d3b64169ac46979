import { packageMutants } from "./enumerate.ts";
import type { Mutant } from "./mutant.ts";
import { originals } from "./original.ts";
import { replyMutants } from "./reply-mutants.ts";
import { changesOutcome } from "./reply-outcome.ts";

/** Every mutant of every provider. */
export function allMutants(): readonly Mutant[] {
  return [...originals().values()].flatMap((original) => [
    ...packageMutants(original.manifest, original.source),
    ...replyMutants(original.manifest).filter(changesOutcome),
  ]);
}

import { isDeepStrictEqual } from "node:util";
import { prepareManifest } from "../language/check/prepared.ts";
import { edited } from "./edit.ts";
import { type Mutant, mutantOf } from "./mutant.ts";
import { schemaEdits } from "./mutants.ts";
import type { Original } from "./original.ts";
import { nearIn } from "./paths.ts";

/** Every mutant of a manifest; what follows from several positions, or says the same in one, is one. */
export function packageMutants({ written, manifest, source, hooks }: Original): readonly Mutant[] {
  const near = nearIn(prepareManifest(manifest, source, hooks));
  const mutants = schemaEdits(written, near)
    .filter((edit) => !isDeepStrictEqual(edited(written, edit), written))
    .map((edit) => mutantOf(written, manifest.provider, "package", edit));
  return [...new Map(mutants.map((each) => [each.id, each])).values()];
}

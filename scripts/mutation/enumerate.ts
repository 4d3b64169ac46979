import { isDeepStrictEqual } from "node:util";
import {
  type PreparedOperation,
  type PreparedManifest,
  prepareManifest,
} from "../language/check/prepared.ts";
import { jsonOf } from "../language/ir/json.ts";
import { type Edit, valueAt } from "./edit.ts";
import { takenEdits } from "./kinds/credentials.ts";
import { encodingEdits, nameEdits } from "./kinds/encoding.ts";
import { limitDurations } from "./kinds/durations.ts";
import { graphqlEdits } from "./kinds/graphql.ts";
import { habitEdits } from "./kinds/habits.ts";
import { hookEdits } from "./kinds/hooks.ts";
import { outputEdits } from "./kinds/outputs.ts";
import { parameterEdits } from "./kinds/parameters.ts";
import type { Reach } from "./kinds/paths.ts";
import { placementEdits } from "./kinds/placements.ts";
import { policyEdits, policyListEdits } from "./kinds/policies.ts";
import { providerEdits } from "./kinds/providers.ts";
import { acceptEdits, errorEdits, replyEdits } from "./kinds/replies.ts";
import { requestEdits } from "./kinds/requests.ts";
import { ruleEdits } from "./kinds/rules.ts";
import { loginEdits, lookupEdits } from "./kinds/lookups.ts";
import { jobEdits, pageEdits } from "./kinds/sequences.ts";
import { sharedTemplateEdits, templateEdits } from "./kinds/templates.ts";
import { type Mutant, mutantOf } from "./mutant.ts";
import type { Original } from "./original.ts";

/**
 * Every mutant of a manifest. Left out is how large replies may be, which the tests of the runtime are
 * for, and what is only read by people.
 */
export function packageMutants({ manifest, source, hooks }: Original): readonly Mutant[] {
  const prepared = prepareManifest(manifest, source, hooks);
  const edits = [
    ...providerEdits(manifest),
    ...encodingEdits([], manifest),
    ...nameEdits(manifest),
    ...sharedEdits(prepared),
    ...prepared.operations.flatMap((operation) => operationEdits(operation, prepared)),
    ...jobEdits(manifest),
    ...loginEdits(manifest),
  ];
  const value = jsonOf(manifest);
  // What stands in a manifest may be the very thing that a kind of edit puts there.
  const changes = (edit: Edit) =>
    edit.kind !== "set" || !isDeepStrictEqual(edit.value, valueAt(value, edit.path));
  return edits.filter(changes).map((edit) => mutantOf(value, manifest.provider, "package", edit));
}

/** Of parameters, errors and accepted replies that the provider declares for all operations. */
function sharedEdits({
  manifest,
  operations,
  declarations,
  schemas,
}: PreparedManifest): readonly Edit[] {
  const bodies = operations.flatMap((each) => [...each.bodies.errors.values()]);
  // Where one of them goes, the first operation tells for all.
  const placed = operations
    .slice(0, 1)
    .flatMap(({ parameters, method }) =>
      parameters.filter(({ shared }) => shared).flatMap((each) => placementEdits(each, method)),
    );
  const reach: Reach = { bodies: [...new Set(bodies)], schemas, parameters: [] };
  return [
    ...declarations.filter(({ at }) => at[0] === "params").flatMap(parameterEdits),
    ...placed,
    ...sharedTemplateEdits(operations, manifest),
    ...policyListEdits(["limits"], manifest.limits),
    ...limitDurations(["limits"], manifest.limits),
    ...hookEdits(["hooks"], manifest.hooks),
    ...errorEdits(["errors"], manifest.errors ?? {}, reach),
    ...acceptEdits(["accept"], manifest.accept ?? {}, reach),
  ];
}

function operationEdits(entry: PreparedOperation, prepared: PreparedManifest): readonly Edit[] {
  const { schemas, declarations, manifest } = prepared;
  const { at, operation, method, parameters, bodies, all } = entry;
  const own = declarations.filter((each) => each.at[1] === entry.id);
  const errors: Reach = { bodies: [...bodies.errors.values()], schemas, parameters: [] };
  const answers = [...bodies.success, ...bodies.accepted];
  const reach: Reach = { bodies: answers, schemas, parameters: Object.keys(all) };
  return [
    ...requestEdits(entry),
    ...takenEdits(entry, manifest),
    ...encodingEdits(at, operation),
    ...templateEdits(entry, manifest),
    ...graphqlEdits(entry),
    ...habitEdits(at, operation),
    ...hookEdits([...at, "hooks"], operation.hooks),
    ...policyEdits(entry, manifest.limits),
    ...own.flatMap(parameterEdits),
    ...parameters.filter(({ shared }) => !shared).flatMap((each) => placementEdits(each, method)),
    ...ruleEdits(entry),
    ...replyEdits(entry),
    ...acceptEdits([...at, "accept"], operation.accept ?? {}, errors),
    ...errorEdits([...at, "errors"], operation.errors ?? {}, errors),
    ...outputEdits(entry, reach),
    ...pageEdits(entry, reach),
    ...lookupEdits(entry, prepared),
  ];
}

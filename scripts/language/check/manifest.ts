import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { internalError, startOf } from "../diagnostics/internal-error.ts";
import { checkAccept } from "./accept.ts";
import { checkClearing } from "./clearing.ts";
import { checkCalls } from "./calls.ts";
import { checkCarriedCredentials } from "./carried-credentials.ts";
import { checkCredentialUse, checkElsewhere } from "./credential-use.ts";
import { checkCredentials } from "./credentials.ts";
import { checkEncodings } from "./encoding.ts";
import { checkErrors } from "./errors.ts";
import { checkNeverSuccess } from "./never-success.ts";
import { checkExamplePresence } from "./examples.ts";
import { checkFetched } from "./fetched.ts";
import { checkFiles } from "./files.ts";
import { checkGraphql } from "./graphql.ts";
import { checkHeaderTexts } from "./header-texts.ts";
import { checkHookCalls } from "./hook-calls.ts";
import { checkHooks } from "./hooks.ts";
import { checkIcons, checkIdentity } from "./identity.ts";
import { checkJobs } from "./jobs.ts";
import { checkLimits } from "./limits.ts";
import { checkLogins } from "./logins.ts";
import { checkLookups } from "./lookup-filters.ts";
import { checkOutputs } from "./outputs.ts";
import { checkPages } from "./page.ts";
import { checkParameters, checkUnusedParameters } from "./parameters.ts";
import { checkPastedAddresses } from "./pasted-addresses.ts";
import { checkOptions, checkPeople } from "./people.ts";
import { checkPlacements } from "./placements.ts";
import { checkPolicies } from "./policy.ts";
import { checkReplies } from "./replies.ts";
import { checkRequests } from "./request.ts";
import { checkReservedParameters } from "./reserved-parameters.ts";
import { checkInputSteps } from "./input-steps.ts";
import { checkRules } from "./rules.ts";
import { checkSchemaReferences } from "./schema-references.ts";
import { checkSchemaWays } from "./schema-ways.ts";
import { checkSchemas } from "./schemas.ts";
import { checkServer } from "./server.ts";
import { checkSharedRequests } from "./shared-requests.ts";
import { type Findings, type PreparedManifest, prepareManifest } from "./prepared.ts";
import { checkTemplates } from "./templates.ts";
import { checkTravel } from "./travel.ts";
import { checkUnsafeNames } from "./unsafe-names.ts";
import { checkWithoutEffect } from "./without-effect.ts";
import type { ManifestSource } from "../manifest/source.ts";
import type { Manifest } from "../manifest/types.ts";
import { checkInternalOutputs } from "./output-texts.ts";
import { checkDescriptions } from "./repetitions.ts";
import { checkAddressExamples } from "./server-parameter.ts";

export { checkSet } from "./set.ts";

const CHECKS: readonly ((prepared: PreparedManifest) => Findings)[] = [
  checkIdentity,
  checkUnsafeNames,
  checkServer,
  checkAddressExamples,
  checkPastedAddresses,
  checkFetched,
  checkCredentials,
  checkCredentialUse,
  checkCarriedCredentials,
  checkElsewhere,
  checkRequests,
  checkSharedRequests,
  checkGraphql,
  checkHeaderTexts,
  checkPlacements,
  checkEncodings,
  checkFiles,
  checkTemplates,
  checkTravel,
  checkReservedParameters,
  checkParameters,
  checkLimits,
  checkInputSteps,
  checkClearing,
  checkDescriptions,
  checkPeople,
  checkIcons,
  checkUnusedParameters,
  checkRules,
  checkSchemas,
  checkSchemaReferences,
  checkSchemaWays,
  checkReplies,
  checkOutputs,
  checkInternalOutputs,
  checkErrors,
  checkNeverSuccess,
  checkAccept,
  checkPolicies,
  checkPages,
  checkCalls,
  checkJobs,
  checkLookups,
  checkLogins,
  checkOptions,
  checkHooks,
  checkHookCalls,
  checkExamplePresence,
  checkWithoutEffect,
];

/** Whatever is wrong with the meaning of one manifest, as far as it is wanted, in the order of its text. */
export function check(
  manifest: Manifest,
  source: ManifestSource,
  hooks: ReadonlyMap<string, string>,
  isWanted: (found: Diagnostic) => boolean = () => true,
): readonly Diagnostic[] {
  const prepared = prepareManifest(manifest, source, hooks);
  // To find the place of one reads the whole text again, so it is not asked of what nobody wants.
  const all = CHECKS.flatMap((run) => found(run, prepared)).filter(isWanted);
  // What stands at the provider is checked in every operation, and said once.
  const distinct = new Map(all.map((each) => [identityOf(each), each]));
  return [...distinct.values()].toSorted(
    (a, b) => a.range.start - b.range.start || a.range.end - b.range.end,
  );
}

/** What one check finds. When it fails itself, the findings of the others remain. */
function found(run: (typeof CHECKS)[number], prepared: PreparedManifest): readonly Diagnostic[] {
  try {
    return [...run(prepared)];
  } catch (error) {
    return [internalError(error, `The check \`${run.name}\``, startOf(prepared.source.file))];
  }
}

function identityOf({ code, message, range }: Diagnostic): string {
  return `${code} ${range.start} ${range.end} ${message}`;
}

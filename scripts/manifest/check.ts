import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { checkAccept } from "./check/accept.ts";
import { checkChoices } from "./check/choices.ts";
import { checkCredentials } from "./check/credentials.ts";
import { checkErrors } from "./check/errors.ts";
import { checkExamplePresence } from "./check/examples.ts";
import { checkHooks } from "./check/hooks.ts";
import { checkIdentity } from "./check/identity.ts";
import { checkJobs } from "./check/jobs.ts";
import { checkLimits } from "./check/limits.ts";
import { checkOutputs } from "./check/outputs.ts";
import { checkPages } from "./check/page.ts";
import { checkParameters } from "./check/parameters.ts";
import { checkPlacements } from "./check/placements.ts";
import { checkPolicies } from "./check/policy.ts";
import { checkReplies } from "./check/replies.ts";
import { checkRequests } from "./check/request.ts";
import { checkReservedParameters } from "./check/reserved-parameters.ts";
import { checkRules } from "./check/rules.ts";
import { checkSchemaReferences } from "./check/schema-references.ts";
import { checkSchemas } from "./check/schemas.ts";
import { checkServer } from "./check/server.ts";
import { type Findings, type Subject, subjectOf } from "./check/subject.ts";
import { checkUnsafeNames } from "./check/unsafe-names.ts";
import { checkUnusedParameters } from "./check/unused-parameters.ts";
import type { ManifestSource } from "./source.ts";
import type { Manifest } from "./types.ts";

export { checkSet } from "./check/set.ts";

const CHECKS: readonly ((subject: Subject) => Findings)[] = [
  checkIdentity,
  checkUnsafeNames,
  checkServer,
  checkCredentials,
  checkRequests,
  checkPlacements,
  checkReservedParameters,
  checkParameters,
  checkLimits,
  checkChoices,
  checkUnusedParameters,
  checkRules,
  checkSchemas,
  checkSchemaReferences,
  checkReplies,
  checkOutputs,
  checkErrors,
  checkAccept,
  checkPolicies,
  checkPages,
  checkJobs,
  checkHooks,
  checkExamplePresence,
];

/** Everything that is wrong with the meaning of one manifest, in the order of its text. */
export function check(
  manifest: Manifest,
  source: ManifestSource,
  hooks: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const subject = subjectOf(manifest, source, hooks);
  return CHECKS.flatMap((run) => [...run(subject)]).toSorted(
    (a, b) => a.range.start - b.range.start || a.range.end - b.range.end,
  );
}

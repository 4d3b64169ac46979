import type { Case } from "../../contract-tests/contract/case.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { workspace } from "../../contract-tests/settings/workspace.ts";
import { generatedBlocks } from "../../contract-tests/run/blocks.ts";
import type { Failure } from "../../contract-tests/run/types.ts";
import { factsOf } from "../emit/fingerprint/facts.ts";
import { projectOf } from "../emit/project.ts";
import { findInstallation, workspaceAt } from "../system/roots.ts";
import type { PlannedFile } from "../emit/write/plan.ts";
import type { Mutant } from "./mutant.ts";
import { originalOf } from "./original.ts";
import { regenerate } from "./regenerate.ts";
import { changedReply } from "./reply-mutants.ts";
import { casesAgainst, exampleCase, flowsAgainst } from "./suite.ts";
import { caseFailures, suiteFailures } from "./suite-failures.ts";
import type { Verdict } from "./verdict.ts";

const project = projectOf(workspaceAt(workspace.root), factsOf(findInstallation()));

/** Runs the suite against a mutant, up to the first failure. */
export async function judge(mutant: Mutant): Promise<Verdict> {
  if (mutant.changed === "reply") {
    return verdictOf(
      caseFailures(generatedBlocks, contractOf(mutant.provider), [answeredOtherwise(mutant)]),
    );
  }
  const files = await regenerate(originalOf(mutant.provider), mutant.edit, project);
  return files ? verdictOf(packageFailures(mutant, files)) : { kind: "refused" };
}

async function verdictOf(failures: AsyncIterable<Failure>): Promise<Verdict> {
  for await (const { message } of failures) return { kind: "killed", by: message };
  return { kind: "survived" };
}

export async function* packageFailures(
  mutant: Mutant,
  files: readonly PlannedFile[],
): AsyncGenerator<Failure> {
  yield* suiteFailures(files, {
    contract: contractOf(mutant.provider),
    cases: casesAgainst(mutant),
    flows: await flowsAgainst(mutant),
  });
}

/** The example's own case, with a server that says something else. */
function answeredOtherwise(mutant: Mutant): Case {
  const original = exampleCase(mutant);
  const { expected } = original;
  if (expected.kind === "refused") throw new Error(`${original.id} is refused and has no reply`);
  const { manifest } = originalOf(mutant.provider);
  const reply = { ...changedReply(manifest, mutant.edit), example: null, declared: false };
  return { ...original, expected: { ...expected, reply } };
}

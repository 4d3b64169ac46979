import { contractOf, type Blocks, type Contract, type OperationContract } from "blockwright/suite";
import { liveTarget } from "./target.ts";
import { callsOf, givenCalls, type LiveCalls } from "./calls.ts";
import { driftReporter } from "./drift-reporter.ts";
import { liveInputs } from "./inputs.ts";
import { type LiveRun, makeCall } from "./make-call.ts";
import { type SessionCase, sessionCase, skippedOperation } from "./session.ts";
import type { Settings } from "./settings.ts";

/** One call for each success that the manifests declare, as far as the settings allow. */
export function liveCases(
  providers: readonly string[],
  settings: Settings,
  blocks: Blocks,
): readonly SessionCase[] {
  const target = liveTarget(settings);
  const run = { settings, blocks, target, reportDrift: driftReporter(settings) };
  return providers.flatMap((provider) => {
    const contract = contractOf(provider);
    const given = givenCalls(settings.calls, contract);
    return contract.operations.flatMap((operation) => casesOf(contract, operation, given, run));
  });
}

function casesOf(
  contract: Contract,
  operation: OperationContract,
  given: LiveCalls,
  run: LiveRun,
): readonly SessionCase[] {
  const { effect, id } = operation;
  const { env, writes } = run.settings;
  if (effect !== "read" && !writes.includes(id)) {
    const does = effect === "write" ? "changes data" : "costs credits";
    return [skippedOperation(operation, `${does}: name it in CONTRACT_WRITES to have it called`)];
  }
  const calls = callsOf(operation, given).map(({ name, params }) => ({
    title: name,
    ...liveInputs(operation, params, env),
  }));
  const missing = calls.map((call) => ("missing" in call ? `${call.missing} is not set` : null));
  const [reason = "it has no calls"] = missing;
  if (reason !== null && !missing.includes(null)) return [skippedOperation(operation, reason)];
  return calls.map((call) =>
    sessionCase(operation, call.title, async () =>
      "missing" in call
        ? { kind: "skipped", reason: `${call.missing} is not set` }
        : makeCall({ contract, operation, title: call.title, inputs: call.inputs }, run),
    ),
  );
}

import { exampleInputs } from "../cases/examples.ts";
import type { WireRequest } from "../contract/case.ts";
import type { Contract, ExampleContract, OperationContract } from "../contract/types.ts";
import {
  type HookRun,
  hookedOutcome,
  hookedRequest,
  isHooked,
  type SignedRequest,
  signature,
} from "../oracle/hooks.ts";
import type { FollowedCalls } from "../oracle/follow-ups.ts";
import { momentAt } from "../oracle/moment.ts";

/** What running all examples tells of hooks. */
export interface ToldByExamples {
  /** Headers of signatures that `adds` does not name. */
  readonly unnamed: readonly string[];
  /** Operations that `calls` names, and that no hook calls. */
  readonly uncalled: readonly { readonly operation: string; readonly called: string }[];
}

/** Runs the hooks of every example. */
export async function runExamples(
  contract: Contract,
  load: HookRun["load"],
): Promise<ToldByExamples> {
  const unnamed = new Set<string>();
  const uncalled: ToldByExamples["uncalled"][number][] = [];
  for (const operation of contract.operations.filter(isHooked)) {
    const adds = operation.hooks.sign?.adds ?? [];
    const calls: FollowedCalls = { before: [], after: [] };
    for (const example of operation.examples) {
      const run = { moment: momentAt(example.now), load, calls };
      const headers = await runExample(contract, operation, example, run).catch(() => ({}));
      for (const name of Object.keys(headers)) if (!adds.includes(name)) unnamed.add(name);
    }
    const called = [...calls.before, ...calls.after].map((call) => call.operation);
    for (const id of operation.hooks.calls.keys()) {
      if (!called.includes(id)) uncalled.push({ operation: operation.id, called: id });
    }
  }
  return { unnamed: [...unnamed], uncalled };
}

/** Each hook once; what an example declares, and whether hooks fail, is compared elsewhere. */
async function runExample(
  contract: Contract,
  operation: OperationContract,
  example: ExampleContract,
  run: HookRun,
): Promise<WireRequest["headers"]> {
  const inputs = exampleInputs(operation, example);
  await hookedOutcome(operation, inputs, example.reply, run);
  const request = await hookedRequest(contract, operation, inputs, run);
  return signature(operation, inputs, sentAs(request), run);
}

function sentAs({ method, origin, path, query, headers, body }: WireRequest): SignedRequest {
  const url = new URL(origin + path);
  for (const [name, values] of Object.entries(query)) {
    for (const value of values) url.searchParams.append(name, value);
  }
  const text = body === undefined ? "" : JSON.stringify(body);
  const base64 = Buffer.from(text).toString("base64");
  return { method, url: url.href, headers, base64 };
}

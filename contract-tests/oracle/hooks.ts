import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Outcome, WireRequest } from "../contract/case.ts";
import type { Contract, HookContract, OperationContract, ReplyContent } from "../contract/types.ts";
import { workspace } from "../settings/workspace.ts";
import { mapped, readAnswer } from "./outcome.ts";
import type { Roots } from "./path.ts";
import { invalidReply } from "./reply-error.ts";
import { checkedValues, expectedRequest, requestOf } from "./request.ts";
import type { Inputs, Values } from "./values.ts";

// A hook is code of the manifest's author, not of the generator: what it makes of a call is asked of it.

/** The request of a call with valid inputs; rejects when the hook refuses them. */
export async function hookedRequest(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
): Promise<WireRequest> {
  const { request: hook } = operation.hooks;
  if (!hook) return expectedRequest(contract, operation, inputs).request;
  const values = checkedValues(operation, inputs);
  // A hook that returns nothing leaves the values as they are.
  const made = ((await called(hook, structuredClone(values))) ?? values) as Values; // as declared
  const present = Object.entries(made).filter(([, value]) => value !== undefined);
  return requestOf(contract, operation, Object.fromEntries(present));
}

/** What the caller gets when a call with valid inputs is answered so. */
export async function hookedOutcome(
  operation: OperationContract,
  inputs: Inputs,
  reply: ReplyContent,
): Promise<Outcome> {
  const answer = readAnswer(operation, inputs, reply);
  if ("kind" in answer) return answer;
  const { roots } = answer;
  try {
    const { body } = await hookedRoots(operation, roots);
    return mapped(operation, { ...answer, roots: { ...roots, body } });
  } catch {
    return { kind: "error", error: invalidReply(operation, reply.status, roots) };
  }
}

/** An answer with the body that outputs and pages are read from. */
export async function hookedRoots(
  { hooks: { reply: hook } }: OperationContract,
  roots: Roots,
): Promise<Roots> {
  if (!hook) return roots;
  const { headers, ...others } = structuredClone(roots);
  const read = { ...others, headers: new Headers(Object(headers)) };
  return { ...roots, body: (await called(hook, read)) as Roots[string] }; // JSON, as paths read it
}

/** What a hook throws is its cause. */
export class HookError extends Error {
  constructor({ file, name }: HookContract, cause: unknown) {
    super(`${file}#${name} fails: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

async function called(hooked: HookContract, given: object): Promise<unknown> {
  const { file, name } = hooked;
  const exported: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(join(workspace.root, file)).href
  );
  const hook = exported[name];
  if (typeof hook !== "function") throw new Error(`${file} exports no function ${name}.`);
  try {
    return await hook(given, { signal: new AbortController().signal });
  } catch (error) {
    throw new HookError(hooked, error);
  }
}

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Outcome, WireRequest } from "../contract/case.ts";
import type { Contract, HookContract, OperationContract, ReplyContent } from "../contract/types.ts";
import { workspace } from "../settings/workspace.ts";
import { type Moment, usualMoment } from "./moment.ts";
import { mapped, readAnswer } from "./outcome.ts";
import type { Roots } from "./path.ts";
import { invalidReply } from "./reply-error.ts";
import { checkedValues, expectedRequest, requestOf } from "./request.ts";
import type { Inputs, Values } from "./values.ts";

// A hook is code of the manifest's author, not of the generator: what it makes of a call is asked of it.

/** How hooks are run: when the call is made, and what loads their files. */
export interface HookRun {
  readonly moment: Moment;
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
}

const usualRun: HookRun = { moment: usualMoment, load: (file) => import(pathToFileURL(file).href) };

/** As it is usually run, at another moment. */
export function runAt(moment: Moment): HookRun {
  return { ...usualRun, moment };
}

/** Whether the author's code takes part in a call. */
export function isHooked({ hooks }: OperationContract): boolean {
  return Object.values(hooks).some((hook) => hook !== null);
}

/** The request of a call with valid inputs, but for what signs it; rejects when the hook refuses them. */
export async function hookedRequest(
  contract: Contract,
  operation: OperationContract,
  inputs: Inputs,
  run: HookRun = usualRun,
): Promise<WireRequest> {
  if (!operation.hooks.request) return expectedRequest(contract, operation, inputs).request;
  const values = await hookedValues(operation, inputs, run);
  return requestOf(contract, operation, values);
}

/** The values that are sent. */
async function hookedValues(
  operation: OperationContract,
  inputs: Inputs,
  run: HookRun,
): Promise<Values> {
  const values = checkedValues(operation, inputs);
  const { request: hook } = operation.hooks;
  if (!hook) return values;
  // A hook that returns nothing leaves the values as they are.
  const made = (await called(hook, structuredClone(values), operation, run)) ?? values;
  const present = Object.entries(made).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present); // as declared
}

/** A request as it left, with its body. */
export interface SignedRequest extends Pick<WireRequest, "method" | "headers"> {
  readonly url: string;
  readonly base64?: string;
}

/** The headers that sign a request with valid inputs, which has everything else; none where nothing does. */
export async function signature(
  operation: OperationContract,
  inputs: Inputs,
  { method, url, headers, base64 = "" }: SignedRequest,
  run: HookRun = usualRun,
): Promise<WireRequest["headers"]> {
  const { sign } = operation.hooks;
  if (!sign) return {};
  const values = await hookedValues(operation, inputs, run);
  // White space around a credential is no part of it.
  const credentials = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value.trim() : value,
    ]),
  );
  const body = new Uint8Array(Buffer.from(base64, "base64"));
  const request = { method, url, headers, body, credentials };
  const made = Object.entries(Object(await called(sign, request, operation, run)));
  return Object.fromEntries(made.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** What the caller gets when a call with valid inputs is answered so. */
export async function hookedOutcome(
  operation: OperationContract,
  inputs: Inputs,
  reply: ReplyContent,
  run: HookRun = usualRun,
): Promise<Outcome> {
  const answer = readAnswer(operation, inputs, reply);
  if ("kind" in answer) return answer;
  const { roots } = answer;
  try {
    const { body } = await hookedRoots(operation, roots, run);
    return mapped(operation, { ...answer, roots: { ...roots, body } });
  } catch {
    return { kind: "error", error: invalidReply(operation, reply.status, roots) };
  }
}

/** An answer with the body that outputs and pages are read from. */
export async function hookedRoots(
  operation: OperationContract,
  roots: Roots,
  run: HookRun = usualRun,
): Promise<Roots> {
  const { reply: hook } = operation.hooks;
  if (!hook) return roots;
  const { headers, ...others } = structuredClone(roots);
  const read = { ...others, headers: new Headers(Object(headers)) };
  const body = (await called(hook, read, operation, run)) as Roots[string]; // JSON, as paths read it
  return { ...roots, body };
}

/** What a hook throws is its cause. */
export class HookError extends Error {
  constructor({ file, name }: HookContract, cause: unknown) {
    super(`${file}#${name} fails: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

async function called(
  hooked: HookContract,
  given: object,
  { id }: OperationContract,
  { moment, load }: HookRun,
): Promise<object | null | undefined> {
  const { file, name } = hooked;
  const hook = (await load(join(workspace.root, file)))[name];
  if (typeof hook !== "function") throw new Error(`${file} exports no function ${name}.`);
  const { signal } = new AbortController();
  const { uuid } = moment;
  const secret = (text: string) => text;
  try {
    return await hook(given, { operation: id, signal, now: new Date(moment.now), uuid, secret });
  } catch (error) {
    throw new HookError(hooked, error);
  }
}

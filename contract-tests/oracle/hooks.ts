import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ExpectedError, Outcome, WireRequest } from "../contract/case.ts";
import type { Contract, HookContract, OperationContract, ReplyContent } from "../contract/types.ts";
import { workspace } from "../settings/workspace.ts";
import {
  FailedFollowUp,
  type Follow,
  type FollowedCalls,
  type Following,
  followed,
} from "./follow-ups.ts";
import { withFiles, withoutFiles } from "./hook-files.ts";
import { type Moment, usualMoment } from "./moment.ts";
import { mapped, readAnswer } from "./outcome.ts";
import type { Roots } from "./path.ts";
import { invalidReply } from "./reply-error.ts";
import { checkedValues, expectedRequest, requestOf } from "./request.ts";
import { type Inputs, type Values, valuesOf } from "./values.ts";

// A hook is code of the manifest's author, not of the generator: what it makes of a call is asked of it.

/** How hooks are run: when the call is made, what loads their files, and what is known of their calls. */
export interface HookRun extends Following {
  readonly moment: Moment;
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
}

const usualRun: HookRun = { moment: usualMoment, load: (file) => import(pathToFileURL(file).href) };

/** As it is usually run, at another moment. */
export function runAt(moment: Moment, following: Following = {}): HookRun {
  return { ...usualRun, moment, ...following };
}

/** Whether the author's code takes part in a call. */
export function isHooked(operation: OperationContract): boolean {
  return hooksOf(operation).length > 0;
}

/** The author's functions that take part in a call. */
export function hooksOf({ hooks: { request, reply, sign } }: OperationContract) {
  return [request, reply, sign].flatMap((hook) => hook ?? []);
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
  const follow = followed(operation, {
    inputs,
    following: run,
    isAfter: false,
    expect: expectedOf(run),
  });
  // A hook that returns nothing leaves the values as they are.
  const given = withFiles(operation, values);
  const made = (await callHook(hook, given, operation, { run, follow })) ?? given;
  const present = await withoutFiles(
    Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)),
  );
  // What a hook fills is read as what callers give.
  const names = operation.filled.map(({ name }) => name);
  const others = Object.entries(present).filter(([name]) => !names.includes(name));
  const read = valuesOf({ parameters: operation.filled }, present);
  const missing = operation.filled.find(({ name, required }) => required && !(name in read));
  if (missing) throw new HookError(hook, new Unfilled(missing.name));
  return { ...Object.fromEntries(others), ...read }; // as declared
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
  const values = await hookedValues(operation, inputs, { ...run, calls: undefined });
  // White space around a credential is no part of it.
  const credentials = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value.trim() : value,
    ]),
  );
  const body = new Uint8Array(Buffer.from(base64, "base64"));
  const request = { method, url, headers, body, credentials };
  const made = Object.entries(Object(await callHook(sign, request, operation, { run })));
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
  try {
    const roots = await hookedRoots(operation, inputs, answer.roots, run);
    return mapped(operation, { ...answer, roots });
  } catch (error) {
    const failed = failedCallOf(error);
    if (failed) return { kind: "error", error: failed };
    return { kind: "error", error: invalidReply(operation, reply.status, answer.roots) };
  }
}

/** An answer with the body that outputs and pages are read from, and what the hook of the request filled. */
export async function hookedRoots(
  operation: OperationContract,
  inputs: Inputs,
  roots: Roots,
  run: HookRun = usualRun,
): Promise<Roots> {
  const { filled, hooks } = operation;
  if (filled.length === 0 && !hooks.reply) return roots;
  const sent = await hookedValues(operation, inputs, { ...run, calls: undefined });
  const own = filled.flatMap(({ name }) => (sent[name] === undefined ? [] : [[name, sent[name]]]));
  const params = { ...Object(roots["params"]), ...Object.fromEntries(own) };
  const known: Roots = { ...roots, params };
  if (!hooks.reply) return known;
  const { headers, ...others } = structuredClone(known);
  const values = { ...checkedValues(operation, inputs), ...params };
  const read = { ...others, headers: new Headers(Object(headers)), values };
  const follow = followed(operation, {
    inputs,
    following: run,
    isAfter: true,
    expect: expectedOf(run),
  });
  const body = await callHook(hooks.reply, read, operation, { run, follow });
  return { ...known, body: body as Roots[string] }; // JSON, as paths read it
}

/** The calls that hooks make around a call of an operation that is answered so. */
export async function followUpsOf(
  operation: OperationContract,
  inputs: Inputs,
  reply: ReplyContent | null,
  run: HookRun = usualRun,
): Promise<FollowedCalls> {
  const calls: FollowedCalls = { before: [], after: [] };
  if (operation.hooks.calls.size === 0) return calls;
  await hookedValues(operation, inputs, { ...run, calls });
  if (reply) await hookedOutcome(operation, inputs, reply, { ...run, calls });
  return calls;
}

/** What is expected of a call that a hook makes. */
function expectedOf({ moment, load }: HookRun) {
  return async (
    contract: Contract,
    called: OperationContract,
    inputs: Inputs,
    reply: ReplyContent,
  ) => ({
    request: await hookedRequest(contract, called, inputs, { moment, load }),
    outcome: await hookedOutcome(called, inputs, reply, { moment, load }),
  });
}

/** The error of the call that a hook made, where it is what it fails with. */
export function failedCallOf(error: unknown): ExpectedError | undefined {
  const { cause } = Object(error);
  return cause instanceof FailedFollowUp ? cause.expected : undefined;
}

/** Without what it has to give, a hook refuses the call. */
class Unfilled extends Error {
  readonly code = "invalid_input";
  readonly input: string;

  constructor(input: string) {
    super(`${input} is required.`);
    this.input = input;
  }

  override get name(): string {
    return "ToolError";
  }
}

/** What a hook throws is its cause. */
export class HookError extends Error {
  constructor({ file, name }: HookContract, cause: unknown) {
    super(`${file}#${name} fails: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

async function callHook(
  hooked: HookContract,
  given: object,
  { id }: OperationContract,
  { run: { moment, load }, follow }: { readonly run: HookRun; readonly follow?: Follow },
): Promise<object | null | undefined> {
  const { file, name } = hooked;
  const hook = (await load(join(workspace.root, file)))[name];
  if (typeof hook !== "function") throw new Error(`${file} exports no function ${name}.`);
  const { signal } = new AbortController();
  const { uuid } = moment;
  const secret = (text: string) => text;
  try {
    const now = new Date(moment.now);
    return await hook(given, { operation: id, signal, now, uuid, secret, run: follow });
  } catch (error) {
    throw new HookError(hooked, error);
  }
}

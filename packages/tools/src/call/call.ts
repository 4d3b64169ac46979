import { type Context, redact, secretTexts } from "@blockwright/runtime";
import type { BlockJson, OperationJson } from "../block-json.ts";
import type { Fields } from "../schema/inputs.ts";
import type { CallOptions, Source, ToolResult, ToolsOptions } from "../tool.ts";
import { argumentsOf } from "./arguments.ts";
import { operationIn } from "./block.ts";
import { fit } from "./budget.ts";
import { bounded, failureOf, hinted } from "./failure.ts";
import { short } from "./short.ts";
import type { Turns } from "./turns.ts";
import { picked, type Value, at } from "./value.ts";

/** What a tool calls, and how. */
export interface Target {
  readonly source: Source;
  readonly block: BlockJson;
  readonly operation: OperationJson;
  readonly fields: Fields;
  /** The operation whose outputs it gives: of a job that is waited for, the one that ends it. */
  readonly result: OperationJson;
  readonly options: ToolsOptions;
  /** Whether it waits for the job that it starts. */
  readonly waits: boolean;
  readonly turns: Turns;
}

const usualTokens = 20_000;

/** Calls an operation for a model. Resolves to a failure in place of rejecting. */
export async function call(
  target: Target,
  args: unknown,
  options: CallOptions = {},
): Promise<ToolResult> {
  const { operation, result, fields, turns } = target;
  const kept: Kept = { given: [], made: new Set(), warnings: [] };
  try {
    const given = argumentsOf(args, fields, operation.id);
    const ofHost = await hostInputs(target, options.caller);
    kept.given = secretsIn(ofHost, fields);
    const context = contextOf(target, options, kept);
    const inputs = { ...given, ...ofHost };
    const turn = { caller: options.caller, signal: context.signal };
    const outputs = await turns(() => execute(target, inputs, context), turn);
    const value = masked(shown(result, outputs), kept);
    return {
      ok: true,
      ...fit(value, Object.keys(result.outputs), budgetOf(target)),
      ...(kept.warnings.length > 0 && { warnings: masked(kept.warnings, kept).map(short) }),
    };
  } catch (error) {
    const failure = hinted(failureOf(error, operation.effect), fields);
    // Cut after: half a secret would not be found.
    return { ok: false, error: bounded(masked(failure, kept)) };
  } finally {
    tell(target, kept);
  }
}

async function execute(
  { source, block, operation, waits }: Target,
  inputs: Value,
  context: Context,
): Promise<unknown> {
  const { execute: once, executeAndWait } = await operationIn(source, block, operation.id);
  const run = waits && executeAndWait ? executeAndWait : once;
  return run(inputs as never, context); // the operation checks what its type says
}

/** What the host gives to this operation. */
async function hostInputs(
  { source, block, fields, options }: Target,
  caller: unknown,
): Promise<Value> {
  const inputs = source.inputs ?? options.inputs;
  const given = (await inputs?.(block.provider, caller)) ?? {};
  const isOwn = (name: string) => fields.ofHost.some((field) => field.name === name);
  return Object.fromEntries(Object.entries(given).filter(([name]) => isOwn(name)));
}

// Shorter ones stand in any text.
const leastLength = 6;

/** What no result may repeat of what the host gives: every secret, and other texts that no model may give. */
function secretsIn(given: Value, { ofHost }: Fields): readonly string[] {
  return ofHost.flatMap(({ name, secret, visibility }) => {
    if (!secret && visibility === "user-or-llm") return [];
    const texts = secretTexts(given[name]);
    return secret ? texts : texts.filter(({ length }) => length >= leastLength);
  });
}

/** What one call keeps until its result. */
interface Kept {
  /** Texts of the host that no result may repeat. */
  given: readonly string[];
  /** Those that the package adds, such as the token of a login. */
  readonly made: Set<string>;
  readonly warnings: string[];
}

function masked<Shown>(value: Shown, { given, made }: Kept): Shown {
  // Shorter ones, such as a number that comes with a token, stand in any result.
  const long = Array.from(made).filter(({ length }) => length > 3);
  return redact(value, new Set([...given, ...long]));
}

/** Tells a host that masks by itself. */
function tell({ options: { context } }: Target, { made }: Kept): void {
  if (context?.secrets instanceof Set) for (const text of made) context.secrets.add(text);
}

/** The context of the host, of which one call has its own signal. It inherits the rest, which may be of a class. */
function contextOf(target: Target, { signal, onProgress }: CallOptions, kept: Kept): Context {
  const {
    operation,
    options: { context },
  } = target;
  const signals = [context?.signal, signal].filter((each) => each !== undefined);
  let polls = 0;
  const own: Context & { onProgress(outputs: unknown): void } = {
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    // What is no set is refused by the operation.
    secrets: !context?.secrets || context.secrets instanceof Set ? kept.made : context.secrets,
    onWarning(warning) {
      kept.warnings.push(warning.message);
      tell(target, kept);
      context?.onWarning?.(warning);
    },
    onProgress(outputs) {
      polls++;
      onProgress?.({ polls, message: short(masked(progressOf(operation, outputs), kept)) });
    },
  };
  return Object.create(context ?? null, Object.getOwnPropertyDescriptors(own));
}

/** The outputs that a model is given. */
function shown({ model }: OperationJson, outputs: unknown): Value {
  const value = outputs as Value; // outputs are objects
  return model?.result ? picked(value, model.result) : value;
}

function budgetOf({ operation: { page }, options: { maxResultTokens = usualTokens } }: Target) {
  const limit = page?.size ?? page?.collect?.limit;
  const how = limit === undefined ? "ask for less" : `give a smaller ${limit}`;
  return { maxTokens: maxResultTokens, next: `To get the rest, call again and ${how}.` };
}

/** How far a job is, by the outputs that say when it ends: `status: pending`. */
function progressOf({ job }: OperationJson, polled: unknown): string {
  const names = new Set([...Object.keys(job?.until ?? {}), ...Object.keys(job?.fail ?? {})]);
  return [...names].map((name) => `${name}: ${String(at(polled, name.split(".")))}`).join(", ");
}

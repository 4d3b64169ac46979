import { type Context, redact, secretTexts } from "@blockwright/runtime";
import type { BlockJson, OperationJson } from "../block-json.ts";
import type { Fields } from "../schema/inputs.ts";
import type { CallOptions, Source, ToolResult, ToolsOptions } from "../tool.ts";
import { argumentsOf } from "./arguments.ts";
import { operationIn } from "./block.ts";
import { fit } from "./budget.ts";
import { bounded, failureOf, hinted } from "./failure.ts";
import { progressOf } from "./progress.ts";
import { short } from "./short.ts";
import type { Turns } from "./turns.ts";
import { picked, type Value } from "./value.ts";

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
  const secrets = new Set<string>();
  try {
    const given = argumentsOf(args, fields, operation.id);
    const ofHost = await hostInputs(target, options.caller);
    for (const text of secretsIn(ofHost, fields)) secrets.add(text);
    const warnings: string[] = [];
    const context = contextOf(target, options, { secrets, warnings });
    const inputs = { ...given, ...ofHost };
    const turn = { caller: options.caller, signal: context.signal };
    const outputs = await turns(() => execute(target, inputs, context), turn);
    const value = masked(shown(result, outputs), secrets);
    return {
      ok: true,
      ...fit(value, Object.keys(result.outputs), budgetOf(target)),
      ...(warnings.length > 0 && { warnings: masked(warnings, secrets).map(short) }),
    };
  } catch (error) {
    const failure = hinted(failureOf(error, operation.effect), fields);
    // Cut after: half a secret would not be found.
    return { ok: false, error: bounded(masked(failure, secrets)) };
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

function masked<Shown>(value: Shown, secrets: ReadonlySet<string>): Shown {
  return redact(value, [...secrets]);
}

interface Kept {
  /** Those of the host, and as the package tells them those that calls derive: the token of a login. */
  readonly secrets: Set<string>;
  readonly warnings: string[];
}

/** The context of the host, of which one call has its own signal. It inherits the rest, which may be of a class. */
function contextOf(
  { options: { context }, operation }: Target,
  { signal, onProgress }: CallOptions,
  { secrets, warnings }: Kept,
): Context {
  const signals = [context?.signal, signal].filter((each) => each !== undefined);
  let polls = 0;
  const own: Context & { onProgress(outputs: unknown): void } = {
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    onWarning(warning) {
      warnings.push(warning.message);
      context?.onWarning?.(warning);
    },
    onSecrets(texts) {
      // Shorter ones, such as a number that comes with a token, stand in any result.
      for (const text of texts) if (text.length > 3) secrets.add(text);
      return context?.onSecrets?.(texts);
    },
    onProgress(outputs) {
      polls++;
      onProgress?.({ polls, message: short(masked(progressOf(operation, outputs), secrets)) });
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
